import { classNames } from '../theme/class-names.ts';
import * as styles from './picture.css.ts';
import { plateName } from './plate-name.ts';
import { PlatePlaceholder } from './plate-placeholder.tsx';
import { usePicture } from './use-picture.ts';

interface PlateImageProps {
  src: string;
  alt: string;
  isPriority: boolean;
}

function PlateImage({ src, alt, isPriority }: PlateImageProps) {
  const { state, listeners } = usePicture(src);
  const isShown = state === 'photograph' || state === 'cutout';
  // A broken image stays in the document, invisible, because it carries the accessible name. The placeholder is shown instead.
  return (
    <>
      {!isShown && <PlatePlaceholder />}
      <img
        {...listeners}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        src={src}
        alt={alt}
        className={classNames(styles.image, isShown && styles.shown, state === 'cutout' && styles.cutout)}
      />
    </>
  );
}

function EmptyPlate({ alt }: { alt: string }) {
  if (alt === '') return <PlatePlaceholder />;
  return (
    <span role="img" aria-label={alt}>
      <PlatePlaceholder />
    </span>
  );
}

export interface DishPictureProps {
  /** The image URL, or null. A missing or broken image renders a placeholder. */
  src: string | null;
  /** The alternative text; empty next to a visible name. */
  alt: string;
  /** Any number, such as the id of the dish: selects the backdrop. */
  plate: number;
  /** `card` (4:3) and `large` (square) fill their container, `row` (88 px) and `thumb` (52 px) are fixed squares. */
  size?: keyof typeof styles.size | undefined;
  /** Loads eagerly with high priority, for images above the fold. */
  isPriority?: boolean | undefined;
  /** The `view-transition-name`; unique on a page. */
  transitionName?: string | undefined;
}
/** A picture on a pastel backdrop. Photographs cover the backdrop, images without a background are inset. */
export function DishPicture({ src, alt, plate, size = 'card', isPriority = false, transitionName }: DishPictureProps) {
  return (
    <span
      className={classNames(styles.plate, styles.plateTone[plateName(plate)], styles.size[size])}
      style={transitionName === undefined ? undefined : { viewTransitionName: transitionName }}
    >
      {src === null ? <EmptyPlate alt={alt} /> : <PlateImage key={src} src={src} alt={alt} isPriority={isPriority} />}
    </span>
  );
}
