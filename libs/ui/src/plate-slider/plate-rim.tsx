import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { arcPath, wedgePath } from './arc.ts';
import * as styles from './plate-rim.css.ts';

const radius = 48.4;

interface PlateRimProps {
  labels: readonly string[];
  index: number;
  slideMs: number;
  /** Without autoplay the current arc is always complete. */
  canMove: boolean;
  isMoving: boolean;
  /** A new value restarts the animation of the current arc. */
  turn: string;
  onSelect: (index: number) => void;
}

/** An arc per slide around the picture: a button that shows the slide, and its progress. */
export function PlateRim({ labels, index, onSelect, turn, ...motion }: PlateRimProps) {
  const count = labels.length;
  const selectByKey = (event: KeyboardEvent, chosen: number) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect(chosen);
  };
  return (
    <svg className={styles.rim} viewBox="0 0 100 100" width="256" height="256">
      {labels.map((label, own) => (
        <g
          key={own}
          className={styles.arc}
          role="button"
          tabIndex={0}
          aria-label={label}
          aria-current={own === index}
          onClick={() => onSelect(own)}
          onKeyDown={(event) => selectByKey(event, own)}
        >
          <path className={styles.target} d={arcPath(own, count, radius)} />
          <path className={styles.track} d={arcPath(own, count, radius)} />
          {own < index && <path className={styles.filled} d={arcPath(own, count, radius)} />}
          {own === index && <FillingArc key={turn} index={own} count={count} {...motion} />}
        </g>
      ))}
    </svg>
  );
}

interface FillingArcProps {
  index: number;
  count: number;
  slideMs: number;
  canMove: boolean;
  isMoving: boolean;
}

/** Rotates into a clip path: animating `transform` does not repaint, animating `stroke-dashoffset` would. */
function FillingArc({ index, count, slideMs, canMove, isMoving }: FillingArcProps) {
  const id = useId();
  const arc = useRef<SVGPathElement>(null);
  const filling = useRef<Animation | null>(null);
  useEffect(() => {
    if (!canMove) return;
    const turning = arc.current?.animate([{ transform: `rotate(${-360 / count}deg)` }, { transform: 'rotate(0deg)' }], {
      duration: slideMs,
      fill: 'both',
    });
    turning?.pause();
    filling.current = turning ?? null;
    return () => turning?.cancel();
  }, [count, slideMs, canMove]);
  useEffect(() => {
    if (isMoving) filling.current?.play();
    else filling.current?.pause();
  }, [isMoving]);
  return (
    <>
      <clipPath id={id}>
        <path d={wedgePath(index, count)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path
          ref={arc}
          className={styles.filled}
          d={arcPath(index, count, radius)}
          // The first keyframe, until the effect starts the animation.
          transform={canMove ? `rotate(${-360 / count})` : undefined}
        />
      </g>
    </>
  );
}
