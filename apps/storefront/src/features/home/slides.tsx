import curryRice from '@lobehub/fluent-emoji-3d/assets/1f35b.webp?url';
import chickenLeg from '@lobehub/fluent-emoji-3d/assets/1f357.webp?url';
import dumpling from '@lobehub/fluent-emoji-3d/assets/1f95f.webp?url';
import pudding from '@lobehub/fluent-emoji-3d/assets/1f36e.webp?url';
import { shop } from '../../../shop.config.ts';
import type { home } from '../../i18n/en/home.ts';
import * as styles from './hero.css.ts';

/** Width and height of the images in pixels, to avoid a layout shift. */
const imageSize = 256;

const pictures = [
  { id: 'kacchi', backdrop: 'accent', src: curryRice },
  { id: 'puliPitha', backdrop: 2, src: dumpling },
  { id: 'pudding', backdrop: 3, src: pudding },
] as const satisfies readonly { id: keyof typeof home.texts; [property: string]: unknown }[];

/** Spec §2: three images; `id` is the key of the name. The first is the largest contentful paint. */
export const drawings = pictures.map(({ src, ...slide }, index) => ({
  ...slide,
  picture: (
    <img
      src={src}
      alt=""
      width={imageSize}
      height={imageSize}
      loading={index === 0 ? 'eager' : 'lazy'}
      fetchPriority={index === 0 ? 'high' : undefined}
      // Rendered again when the app replaces the prerendered page: decode synchronously to avoid a flash.
      decoding={index === 0 ? 'sync' : 'async'}
      className={styles.drawing}
    />
  ),
}));

/** The dish on the card of the carousel. tools/generate/interface-fonts.ts subsets the font for its name. */
export const heroDish = { ...shop.heroDish, picture: chickenLeg };
