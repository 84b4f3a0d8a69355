import './bangla-type.css.ts';

export { bangla } from './bn/index.ts';
