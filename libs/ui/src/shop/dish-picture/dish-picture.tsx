import type { ElementProps } from '../../internal/element-props.ts';
import { useLanguageOf } from '../../text/user-text.tsx';
import { classNames } from '../../theme/class-names.ts';
import * as styles from './dish-picture.css.ts';
import { backdropName } from '../../internal/backdrop-name.ts';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import { imageKey, useImageState } from '../../internal/use-image-state.ts';

interface DishImageProps {
  src: string;
  alt: string;
  isPriority: boolean;
}

function DishImage({ src, alt, isPriority }: DishImageProps) {
  const { state, imageProps } = useImageState(src);
  const languageOf = useLanguageOf();
  const isShown = state === 'photograph' || state === 'cutout';
  // A broken image stays in the document, invisible, because it carries the accessible name. The placeholder is shown instead.
  return (
    <>
      {!isShown && <PicturePlaceholder />}
      <img
        {...imageProps}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        src={src}
        alt={alt}
        lang={languageOf(alt)}
        className={classNames(styles.image, isShown && styles.shown, state === 'cutout' && styles.cutout)}
      />
    </>
  );
}

function MissingImage({ alt }: { alt: string }) {
  const languageOf = useLanguageOf();
  if (alt === '') return <PicturePlaceholder />;
  return (
    <span role="img" aria-label={alt} lang={languageOf(alt)}>
      <PicturePlaceholder />
    </span>
  );
}

export interface DishPictureProps extends ElementProps<HTMLSpanElement> {
  /** The image URL, or null. A missing or broken image renders a placeholder. */
  src: string | null;
  /** The alternative text; empty next to a visible name. */
  alt: string;
  /** Any number, such as the id of the dish: selects the backdrop. */
  colorSeed: number;
  /** `card` (4:3) and `large` (square) fill their container, `row` (88 px) and `thumb` (52 px) are fixed squares. */
  size?: keyof typeof styles.size | undefined;
  /** Loads eagerly with high priority, for images above the fold. */
  isPriority?: boolean | undefined;
  /** The `view-transition-name`; unique on a page. */
  transitionName?: string | undefined;
}
/** A picture on a pastel backdrop. Photographs cover the backdrop, images without a background are inset. */
export function DishPicture({ src, alt, colorSeed, size = 'card', isPriority = false, transitionName, ...rest }: DishPictureProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.backdrop, styles.backdropColor[backdropName(colorSeed)], styles.size[size])}
      style={transitionName === undefined ? undefined : { viewTransitionName: transitionName }}
    >
      {src ? <DishImage key={imageKey(src)} src={src} alt={alt} isPriority={isPriority} /> : <MissingImage alt={alt} />}
    </span>
  );
}
