import { breakpoints } from '../theme/breakpoints.ts';

/** Height of the tab bar that narrow screens have at their lower edge. */
const tabBarHeight = '60px';

/** Distance from the lower edge at which something sticky stands clear of the tab bar, the phone's own bar included. */
export const aboveTabBar = `calc(${tabBarHeight} + env(safe-area-inset-bottom, 0px))`;

/** Windows that have the tab bar. */
export const phoneOnly = `screen and (max-width: ${breakpoints.medium / 16 - 0.01}em)`;
