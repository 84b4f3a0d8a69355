// For style sheets: no component styles, because importing one style sheet into another includes all of its imports.
export { aboveTabBar, phoneOnly } from './tab-bar.ts';
export { media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
