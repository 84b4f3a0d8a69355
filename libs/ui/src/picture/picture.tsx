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
  // A broken image stays in its place, unseen, and so keeps its name for screen readers; the empty plate is drawn instead.
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
  /** Where the image is; null for none. A missing or broken one shows an empty plate. */
  src: string | null;
  /** What it shows; empty where a name stands beside it. */
  alt: string;
  /** Any number, such as the id of the dish: chooses the pastel behind it. */
  plate: number;
  /** `card` and `large` fill their box (4:3, square), `row` (88 px) and `thumb` (52 px) are fixed squares. */
  size?: keyof typeof styles.size | undefined;
  /** Whether it is loaded at once because it is in the first view. */
  isPriority?: boolean | undefined;
  /** The name that ties it to its twin on the next screen in a view transition; unique on a page. */
  transitionName?: string | undefined;
}
/** A dish on its pastel plate: photographs cover it, drawings without a ground lie on it. */
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
