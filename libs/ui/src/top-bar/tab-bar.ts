import { breakpoints } from '../theme/breakpoints.ts';

/** Height of the tab bar that narrow screens have at their lower edge. */
const tabBarHeight = '1rem + 44px';

/** Distance from the lower edge at which something sticky stands clear of the tab bar, the phone's own bar included. */
export const aboveTabBar = `calc(${tabBarHeight} + env(safe-area-inset-bottom, 0px))`;

/** Windows of the width of a phone. */
export const phoneOnly = `screen and (max-width: ${breakpoints.medium / 16 - 0.01}em)`;

/** Those of them that are high enough for a tab bar that stays in sight. */
export const hasTabBar = `${phoneOnly} and (height >= 480px)`;
