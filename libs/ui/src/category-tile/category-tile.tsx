import type { ReactNode } from 'react';
import { plateName } from '../picture/plate-name.ts';
import { PlatePlaceholder } from '../picture/plate-placeholder.tsx';
import { usePicture } from '../picture/use-picture.ts';
import { bone, breathing } from '../skeleton/bone.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './category-tile.css.ts';

export interface CategoryTileProps {
  name: string;
  /** The background picture; null for none. */
  pictureUrl: string | null;
  /** Any number, such as the id of the category: chooses the colour behind the picture. */
  plate: number;
  /** Puts the name into a `CardLink`, which then covers the tile. */
  link: (name: ReactNode) => ReactNode;
}
/** A category: its picture, blurred until hovered, focused or on touch (Spec §2 Home), and its name on top. */
export function CategoryTile({ name, pictureUrl, plate, link }: CategoryTileProps) {
  return (
    <div className={classNames(styles.tile, styles.tileTone[plateName(plate)])}>
      {pictureUrl === null ? <Placeholder /> : <TileImage key={pictureUrl} src={pictureUrl} />}
      <div className={styles.holder}>
        {link(
          <span dir="auto" className={styles.name}>
            {name}
          </span>,
        )}
      </div>
    </div>
  );
}

/** The place of a tile while the categories are read. */
export const CategoryTileOutline = () => <div aria-hidden="true" className={classNames(breathing, bone, styles.outline)} />;

const Placeholder = () => (
  <span className={styles.placeholder}>
    <PlatePlaceholder />
  </span>
);

function TileImage({ src }: { src: string }) {
  const { state, listeners } = usePicture(src);
  const isShown = state === 'photograph' || state === 'cutout';
  return (
    <>
      {state === 'broken' && <Placeholder />}
      <img
        {...listeners}
        decoding="async"
        loading="lazy"
        src={src}
        alt=""
        className={classNames(styles.image, isShown && styles.shown, state === 'cutout' && styles.cutout)}
      />
    </>
  );
}
