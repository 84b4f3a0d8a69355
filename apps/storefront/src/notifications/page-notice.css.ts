import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below the bar, sticky when scrolled. In a layer: a browser without cascade layers shows the page unstyled. */
export const notice = style({
  '@layer': {
    components: {
      position: 'sticky',
      zIndex: vars.zIndex.sticky,
      insetBlockStart: vars.size.bar,
      // Cancels the space that the page reserves for the bar.
      marginBlock: `${vars.size.bar} calc(-1 * ${vars.size.bar})`,
      padding: vars.space.m,
      background: vars.color.criticalSoft,
      color: vars.color.ink,
      textAlign: 'center',
    },
  },
});
