import { build } from '../build.ts';

/** The walker needs the shop's build alone. */
export default () => build(['shop']);
