import { addons } from 'storybook/manager-api';
import { storybookTheme } from '@my-food/ui/stories/storybook-theme';

addons.setConfig({
  theme: storybookTheme,
  // Pages without controls hide the addon panel.
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !/^(welcome|foundations)/.test(storyId ?? '') },
  sidebar: {
    renderLabel: ({ type, name, tags = [] }) =>
      type === 'component' && tags.includes('new') ? (
        <>
          {name} <small style={{ fontWeight: 600 }}>new</small>
        </>
      ) : (
        name
      ),
  },
});
