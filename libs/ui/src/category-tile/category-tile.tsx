import type { ReactNode } from 'react';
import { plateName } from '../picture/plate-name.ts';
import { PlatePlaceholder } from '../picture/plate-placeholder.tsx';
import { usePicture } from '../picture/use-picture.ts';
import { bone, breathing } from '../skeleton/bone.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './category-tile.css.ts';

export interface CategoryTileProps {
  name: string;
  /** The URL of the background picture, or null. */
  pictureUrl: string | null;
  /** Any number, such as the id of the category: selects the backdrop. */
  plate: number;
  /** Wraps the name in a `CardLink`, whose target area is the whole tile. */
  link: (name: ReactNode) => ReactNode;
}
/** A category: its name on its picture, which is blurred until hovered or focused, and never on touch devices (Spec §2 Home). */
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

/** The loading state of a tile. */
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
