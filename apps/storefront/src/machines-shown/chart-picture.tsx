import { type Chart } from '@my-food/machines/charts';
import { useId } from 'react';
import { layOut } from './chart-layout.ts';
import * as styles from './machine-chart.css.ts';

interface ChartPictureProps {
  chart: Chart;
  /** Paths of the states the machine is in; their ways out are lit too. */
  lit: readonly string[];
}

/** The states in layers and what leads from one to the next. */
export function ChartPicture({ chart, lit }: ChartPictureProps) {
  const id = useId();
  const { boxes, arrows, width, height } = layOut(chart);
  const [groups, states] = [boxes.filter(({ isGroup }) => isGroup), boxes.filter(({ isGroup }) => !isGroup)];
  const here = states.filter(({ path }) => lit.includes(path)).map(({ words }) => words);
  const mark = (isLit: boolean) => (isLit ? '' : undefined);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
      role="img"
      aria-label={`States of the ${chart.name}${here.length === 0 ? '' : `, now: ${here.join(', ')}`}`}
    >
      {[false, true].map((isLit) => (
        <marker
          key={String(isLit)}
          id={`${id}${String(isLit)}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M 0 0 L 8 4 L 0 8 z" className={isLit ? styles.litHead : styles.head} />
        </marker>
      ))}
      {groups.map(({ path, words: _words, isGroup: _isGroup, ...box }) => (
        <rect key={path} {...box} rx={22} className={styles.box} data-group="" data-lit={mark(lit.includes(path))} />
      ))}
      {arrows.map(({ from, to, line }) => (
        <path
          key={`${from} ${to}`}
          d={line}
          className={styles.arrow}
          data-lit={mark(lit.includes(from))}
          markerEnd={`url(#${id}${String(lit.includes(from))})`}
        />
      ))}
      {groups.map(({ path, words, x, y }) => (
        <text key={path} x={x + 20} y={y + 24} className={styles.groupName}>
          {words}
        </text>
      ))}
      {states.map(({ path, words, isGroup: _isGroup, ...box }) => (
        <g key={path}>
          <rect
            {...box}
            rx={20}
            className={`${styles.box} ${lit.includes(path) ? styles.litBox : ''}`}
            data-lit={mark(lit.includes(path))}
          />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2 + 1} className={styles.name} data-lit={mark(lit.includes(path))}>
            {words}
          </text>
        </g>
      ))}
    </svg>
  );
}
