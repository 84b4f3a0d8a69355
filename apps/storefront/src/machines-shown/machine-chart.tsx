import { type Chart, type ChartState, type ChartTransition, stateWords } from '@my-food/machines/charts';
import { ChartPicture } from './chart-picture.tsx';
import * as styles from './machine-chart.css.ts';

export interface MachineChartProps {
  chart: Chart;
  /** Paths of the states the machine is in, 'signedIn' and 'signedIn.settled'. */
  lit: readonly string[];
  /** Names of the transitions taken last. */
  taken?: readonly string[];
}

/** A machine drawn from its own definition: the picture, and for each state what can happen there. */
export function MachineChart({ chart, lit, taken = [] }: MachineChartProps) {
  const everywhere = chart.transitions.filter(({ from }) => from === '');
  return (
    <div className={styles.chart}>
      <ChartPicture chart={chart} lit={lit} />
      <ul className={styles.cards} role="list">
        {chart.states.map((state) => (
          <StateCard key={state.path} state={state} chart={chart} isLit={lit.includes(state.path)} taken={taken} />
        ))}
        {everywhere.length > 0 && (
          <li className={styles.card}>
            <strong className={styles.title}>in every state</strong>
            <Ways transitions={everywhere} taken={taken} />
          </li>
        )}
      </ul>
    </div>
  );
}

function StateCard({ state, chart, isLit, taken }: { state: ChartState; chart: Chart; isLit: boolean; taken: readonly string[] }) {
  return (
    <li className={styles.card} data-lit={isLit ? '' : undefined}>
      <div className={styles.cardHead}>
        <strong className={styles.title}>{stateWords(state.path)}</strong>
        {isLit && (
          <span className={styles.mark} data-lit="">
            now
          </span>
        )}
        {state.isInitial && state.parent === null && <span className={styles.mark}>first</span>}
        {state.isFinal && <span className={styles.mark}>the end</span>}
        {state.deeds.map((deed) => (
          <span key={deed} className={styles.mark}>
            {deed} is under way
          </span>
        ))}
      </div>
      <Ways transitions={chart.transitions.filter(({ from }) => from === state.path)} taken={taken} />
    </li>
  );
}

function Ways({ transitions, taken }: { transitions: readonly ChartTransition[]; taken: readonly string[] }) {
  if (transitions.length === 0) return null;
  return (
    <ul className={styles.ways} role="list">
      {transitions.map(({ name, event, guard, isOtherwise, to, emits }) => (
        <li key={name} className={styles.way} data-taken={taken.includes(name) ? '' : undefined}>
          <span className={styles.event}>{event}</span>
          {guard !== null && <span className={styles.condition}> if it {guard}</span>}
          {isOtherwise && <span className={styles.condition}> otherwise</span>}{' '}
          <span className={styles.target}>{to === null ? '· stays' : `→ ${stateWords(to)}`}</span>
          {emits.length > 0 && <span className={styles.condition}>, tells “{emits.join('”, “')}”</span>}
        </li>
      ))}
    </ul>
  );
}
