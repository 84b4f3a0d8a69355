import './theme/theme.css.ts';

export { vars } from './theme/contract.css.ts';
export { breakpoints, media } from './theme/breakpoints.ts';
