import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { PauseIcon, PlayIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import { PlateRim } from './plate-rim.tsx';
import * as styles from './plate-slider.css.ts';
import { useTurning } from './use-turning.ts';

export interface PlateSlide {
  id: string | number;
  /** The accessible name. */
  label: string;
  /** An image with an empty alternative text: `label` names the slide. */
  picture: ReactNode;
  /** The colour behind the image. */
  plate: keyof typeof styles.ground;
}

export interface PlateSliderProps {
  /** The accessible name of the carousel. */
  label: string;
  slides: readonly PlateSlide[];
  /** Milliseconds each slide is shown: 4000 (Spec §9). */
  slideMs?: number;
  /** A caption that overlaps the slides. */
  children?: ReactNode;
}

/** A round carousel with autoplay. The arcs around it show the progress and select a slide. */
export function PlateSlider({ label, slides, slideMs = 4000, children }: PlateSliderProps) {
  const turning = useTurning(slides.length, slideMs);
  const { index, isPaused, toggle } = turning;
  return (
    <div className={styles.slider} data-turned={turning.hasTurned} role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.plate}>
        {slides.map((slide, own) => (
          <div
            key={slide.id}
            className={classNames(styles.slide, styles.ground[slide.plate])}
            role="group"
            aria-roledescription="slide"
            aria-label={slide.label}
            aria-hidden={own !== index}
          >
            <div className={styles.picture}>{slide.picture}</div>
          </div>
        ))}
      </div>
      <PlateRim
        labels={slides.map((slide) => `Show ${slide.label}`)}
        index={index}
        slideMs={slideMs}
        canMove={turning.canMove}
        isMoving={turning.isMoving}
        turn={`${index}-${turning.choices}`}
        onSelect={turning.select}
      />
      {children && <div className={styles.ticket}>{children}</div>}
      {turning.canMove && (
        <div className={styles.pause}>
          <IconButton label={isPaused ? 'Play slides' : 'Pause slides'} icon={isPaused ? <PlayIcon /> : <PauseIcon />} onClick={toggle} />
        </div>
      )}
    </div>
  );
}
