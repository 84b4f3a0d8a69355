import { buildStale } from '../build.ts';

/** The walker needs the shop's build alone. */
export default (): Promise<void> => buildStale(['shop']);
