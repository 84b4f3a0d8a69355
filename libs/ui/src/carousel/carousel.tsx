import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { IconButton } from '../button/button.tsx';
import { PauseIcon, PlayIcon } from '../icons/media-icons.tsx';
import { classNames } from '../theme/class-names.ts';
import { CarouselIndicators } from './carousel-indicators.tsx';
import * as styles from './carousel.css.ts';
import { useAutoplay } from './use-autoplay.ts';

export interface CarouselSlide {
  id: string | number;
  /** The accessible name. */
  label: string;
  /** An image with an empty alternative text: `label` names the slide. */
  picture: ReactNode;
  /** The colour behind the image. */
  backdrop: keyof typeof styles.backdrop;
}

export interface CarouselProps extends ElementProps<HTMLDivElement> {
  /** The accessible name of the carousel. */
  label: string;
  /** In the order in which they are shown. */
  slides: readonly CarouselSlide[];
  /** What the controls and screen readers say. `show` names the button of a slide; `carousel` and `slide` are the role descriptions. */
  labels: { carousel: string; slide: string; show: (slide: string) => string; play: string; pause: string };
  /** Milliseconds each slide is shown; 4000 by default. With `Infinity`, 0 or less it stands still. */
  slideMs?: number;
  /** A caption that overlaps the slides. */
  children?: ReactNode;
}

/** A round carousel with autoplay. The arcs around it show the progress and select a slide. */
export function Carousel({ label, labels, slides, slideMs = 4000, children, ...rest }: CarouselProps) {
  const autoplay = useAutoplay(slides.length, slideMs);
  const { index, isPaused, toggle } = autoplay;
  return (
    <div
      {...rest}
      className={styles.carousel}
      data-changed={autoplay.hasChanged || undefined}
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      <div className={styles.viewport}>
        {slides.map((slide, slideIndex) => (
          <div
            key={slide.id}
            className={classNames(styles.slide, styles.backdrop[slide.backdrop])}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={slide.label}
            aria-hidden={slideIndex !== index}
          >
            <div className={styles.picture}>{slide.picture}</div>
          </div>
        ))}
      </div>
      <CarouselIndicators
        labels={slides.map((slide) => labels.show(slide.label))}
        index={index}
        slideMs={slideMs}
        canAutoplay={autoplay.canAutoplay}
        isPlaying={autoplay.isPlaying}
        animationKey={`${index}-${autoplay.selectionCount}`}
        onSelect={autoplay.select}
      />
      {children && <div className={styles.caption}>{children}</div>}
      {autoplay.canAutoplay && (
        <div className={styles.pause}>
          <IconButton label={isPaused ? labels.play : labels.pause} icon={isPaused ? <PlayIcon /> : <PauseIcon />} onClick={toggle} />
        </div>
      )}
    </div>
  );
}
