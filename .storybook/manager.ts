import { storybookTheme } from '@my-food/ui/stories/storybook-theme';
import { createElement, Fragment } from 'react';
import { addons } from 'storybook/manager-api';

addons.setConfig({
  theme: storybookTheme,
  // Pages without controls hide the addon panel.
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !/^(welcome|foundations)/.test(storyId ?? '') },
  sidebar: {
    // Without JSX: Storybook compiles this file to calls of a global React, which does not exist.
    renderLabel: ({ type, name, tags = [] }) =>
      type === 'component' && tags.includes('new')
        ? createElement(Fragment, null, name, ' ', createElement('small', { style: { fontWeight: 600 } }, 'new'))
        : name,
  },
});
