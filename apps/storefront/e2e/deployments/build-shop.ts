import { build } from '../build.ts';

export default () => build(['shop']);
