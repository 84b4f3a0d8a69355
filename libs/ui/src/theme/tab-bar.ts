import { breakpoints } from './breakpoints.ts';

/** Height of the tab bar at the lower edge of a phone. */
const tabBarHeight = '1rem + 44px';

/** Distance from the lower edge that keeps sticky elements clear of the tab bar and of the safe area. */
export const aboveTabBar = `calc(${tabBarHeight} + env(safe-area-inset-bottom, 0px))`;

/** Viewports narrower than the medium breakpoint. */
export const phoneOnly = `screen and (max-width: ${breakpoints.medium / 16 - 0.01}em)`;

/** Phone viewports that are high enough for a fixed tab bar. */
export const hasTabBar = `${phoneOnly} and (height >= 480px)`;
