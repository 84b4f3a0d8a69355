import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { arcPath, wedgePath } from './arc.ts';
import * as styles from './carousel-indicators.css.ts';

const radius = 48.4;

interface CarouselIndicatorsProps {
  labels: readonly string[];
  index: number;
  slideMs: number;
  /** Without autoplay the current arc is always complete. */
  canAutoplay: boolean;
  isPlaying: boolean;
  /** A new value restarts the animation of the current arc. */
  animationKey: string;
  onSelect: (index: number) => void;
}

/** An arc per slide around the picture: a button that shows the slide, and its progress. */
export function CarouselIndicators({ labels, index, onSelect, animationKey, ...motion }: CarouselIndicatorsProps) {
  const count = labels.length;
  const selectByKey = (event: KeyboardEvent, selectedIndex: number) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect(selectedIndex);
  };
  return (
    <svg className={styles.indicators} viewBox="0 0 100 100" width="256" height="256">
      {labels.map((label, slideIndex) => (
        <g
          key={slideIndex}
          className={styles.arc}
          role="button"
          tabIndex={0}
          aria-label={label}
          aria-current={slideIndex === index}
          onClick={() => onSelect(slideIndex)}
          onKeyDown={(event) => selectByKey(event, slideIndex)}
        >
          <path className={styles.target} d={arcPath(slideIndex, count, radius)} />
          <path className={styles.track} d={arcPath(slideIndex, count, radius)} />
          {slideIndex < index && <path className={styles.progress} d={arcPath(slideIndex, count, radius)} />}
          {slideIndex === index && <ProgressArc key={animationKey} index={slideIndex} count={count} {...motion} />}
        </g>
      ))}
    </svg>
  );
}

interface ProgressArcProps {
  index: number;
  count: number;
  slideMs: number;
  canAutoplay: boolean;
  isPlaying: boolean;
}

/** Rotates into a clip path: animating `transform` does not repaint, animating `stroke-dashoffset` would. */
function ProgressArc({ index, count, slideMs, canAutoplay, isPlaying }: ProgressArcProps) {
  const id = useId();
  const arc = useRef<SVGPathElement>(null);
  const animationRef = useRef<Animation | null>(null);
  useEffect(() => {
    if (!canAutoplay) return;
    const animation = arc.current?.animate([{ transform: `rotate(${-360 / count}deg)` }, { transform: 'rotate(0deg)' }], {
      duration: slideMs,
      fill: 'both',
    });
    animation?.pause();
    animationRef.current = animation ?? null;
    return () => {
      animation?.cancel();
      // Pausing a cancelled animation would bring its first frame back.
      animationRef.current = null;
    };
  }, [count, slideMs, canAutoplay]);
  useEffect(() => {
    if (isPlaying) animationRef.current?.play();
    else animationRef.current?.pause();
  }, [isPlaying, count, slideMs, canAutoplay]);
  return (
    <>
      <clipPath id={id}>
        <path d={wedgePath(index, count)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path
          ref={arc}
          className={styles.progress}
          d={arcPath(index, count, radius)}
          // The first keyframe, until the effect starts the animation.
          transform={canAutoplay ? `rotate(${-360 / count})` : undefined}
        />
      </g>
    </>
  );
}
