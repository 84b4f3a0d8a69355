import { addons } from 'storybook/manager-api';
import { kitchenTheme } from '@my-food/ui/stories/kitchen-theme';

addons.setConfig({
  theme: kitchenTheme,
  // What is only looked at has the whole window.
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !/^(welcome|foundations)/.test(storyId ?? '') },
});
