import { environment } from '@my-food/ui/stories/environment';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { startWorker } from './start-worker.ts';

/** Preview of page and journey stories. Each adds the handlers of its backend with `msw.use`. */
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  ...environment,
  // Stories of pages have no args: their panels would be empty.
  parameters: { ...environment.parameters, controls: { disable: true }, actions: { disable: true } },
});
