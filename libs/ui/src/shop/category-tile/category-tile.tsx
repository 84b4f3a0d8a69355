import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/element-props.ts';
import { backdropName } from '../../internal/backdrop-name.ts';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import { imageKey, useImageState } from '../../internal/use-image-state.ts';
import { skeletonPart, pulsing } from '../../internal/skeleton-part.css.ts';
import { UserText } from '../../text/user-text.tsx';
import { classNames } from '../../theme/class-names.ts';
import * as styles from './category-tile.css.ts';

export interface CategoryTileProps extends ElementProps<HTMLDivElement> {
  /** The name of the category. */
  name: string;
  /** The URL of the background picture, or null. */
  pictureUrl: string | null;
  /** Any number, such as the id of the category: selects the backdrop. */
  colorSeed: number;
  /** Wraps the name in a `CardLink`, whose target area is the whole tile. */
  link: (name: ReactNode) => ReactNode;
}
/** A category: its name on its picture, which is blurred until hovered or focused, and never on touch devices (Spec §2 Home). */
export function CategoryTile({ name, pictureUrl, colorSeed, link, ...rest }: CategoryTileProps) {
  return (
    <div {...rest} className={classNames(styles.tile, styles.tileColor[backdropName(colorSeed)])}>
      {pictureUrl ? <TileImage key={imageKey(pictureUrl)} src={pictureUrl} /> : <Placeholder />}
      <div className={styles.linkWrapper}>
        {link(
          <span dir="auto" className={styles.name}>
            <UserText>{name}</UserText>
          </span>,
        )}
      </div>
    </div>
  );
}

/** The loading state of a tile. */
export const CategoryTileSkeleton = (props: ElementProps<HTMLDivElement>) => (
  <div {...props} aria-hidden="true" className={classNames(pulsing, skeletonPart, styles.skeleton)} />
);

const Placeholder = () => (
  <span className={styles.placeholder}>
    <PicturePlaceholder />
  </span>
);

function TileImage({ src }: { src: string }) {
  const { state, imageProps } = useImageState(src);
  const isShown = state === 'photograph' || state === 'cutout';
  return (
    <>
      {state === 'broken' && <Placeholder />}
      <img
        {...imageProps}
        decoding="async"
        loading="lazy"
        src={src}
        alt=""
        className={classNames(styles.image, isShown && styles.shown, state === 'cutout' && styles.cutout)}
      />
    </>
  );
}
