import { addons } from 'storybook/manager-api';
import { kitchenTheme } from '@my-food/ui/stories/kitchen-theme';

addons.setConfig({
  theme: kitchenTheme,
  // Pages without controls hide the addon panel.
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !/^(welcome|foundations)/.test(storyId ?? '') },
});
