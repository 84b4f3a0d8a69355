import { eventWords, stateWords } from '@my-food/machines/charts';
import { useSyncExternalStore } from 'react';
import type { Inspection } from './inspection.ts';
import * as styles from './inspector.css.ts';

/** The machines of the page and their states, and what happened last. Development only. */
export function Inspector({ inspection }: { inspection: Inspection }) {
  const { machines, history } = useSyncExternalStore(inspection.subscribe, inspection.current);
  return (
    <details className={styles.panel} open aria-label="Inspector">
      <summary className={styles.summary}>Machines ({machines.filter(({ isOver }) => !isOver).length} running)</summary>
      <ul className={styles.list} aria-label="Machines">
        {machines.map(({ key, name, states, isOver }) => (
          <li key={key} className={isOver ? styles.past : undefined}>
            {name} <span className={isOver ? undefined : styles.state}>{stateWords(states.at(-1) ?? '')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.past}>What has happened, the newest first</p>
      <ol className={styles.list} aria-label="What has happened">
        {history.map(({ name, event, transitions, states }, index) => (
          <li key={history.length - index} title={transitions.join('\n')}>
            {name}: {eventWords(event)} → {stateWords(states.at(-1) ?? '')}
          </li>
        ))}
      </ol>
    </details>
  );
}
