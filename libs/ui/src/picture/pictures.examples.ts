import pudding from '@lobehub/fluent-emoji-3d/assets/1f36e.webp';
import biryani from '@lobehub/fluent-emoji-3d/assets/1f958.webp';

const photographMarkup =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#4b3a2c"/><circle cx="300" cy="200" r="170" fill="#efe6d8"/><circle cx="300" cy="200" r="140" fill="#c8642b"/></svg>';

/** Two images without a background, one that covers its frame, and a broken one. */
export const examplePictures = {
  biryani,
  pudding,
  photograph: `data:image/svg+xml,${encodeURIComponent(photographMarkup)}`,
  broken: 'data:image/png;base64,AAAA',
};
