// For style sheets: no component styles, because importing one style sheet into another includes all of its imports.
export { aboveTabBar, phoneOnly } from '../top-bar/tab-bar.ts';
export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
