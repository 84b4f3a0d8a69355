// Two images without a background, one that covers its frame, a broken one, and one that a query breaks.
export { default as biryani } from '@lobehub/fluent-emoji-3d/assets/1f958.webp';
export { default as pudding } from '@lobehub/fluent-emoji-3d/assets/1f36e.webp';
export { default as photograph } from './photograph.svg';
/** Nothing may follow its data. */
export { default as inlinePhotograph } from './photograph.svg?inline';
export const broken = 'about:blank';
