// Two images without a background, one that covers its frame, and a broken one.
export { default as biryani } from '@lobehub/fluent-emoji-3d/assets/1f958.webp';
export { default as pudding } from '@lobehub/fluent-emoji-3d/assets/1f36e.webp';
export { default as photograph } from './photograph.svg';
export const broken = 'about:blank';
