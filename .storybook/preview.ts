import { environment } from '@my-food/ui/stories/environment';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';

/** The preview of Storybook and of the Welcome page. Stories of a project import the preview of that project. */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  ...environment,
  parameters: {
    ...environment.parameters,
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', 'What changed', 'What is checked', 'Foundations', 'Components', 'Pages', 'Journeys', 'Machines'],
      },
    },
  },
});
