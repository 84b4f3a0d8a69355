// What a style sheet needs, and no component's own: importing one sheet into another brings all it has seen along.
export { aboveTabBar, phoneOnly } from '../top-bar/tab-bar.ts';
export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
