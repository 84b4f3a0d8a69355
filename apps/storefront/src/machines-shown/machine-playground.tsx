import {
  chartOf,
  pathOf,
  possibleSamples,
  type Sample,
  type ShownMachine,
  stateWords,
  transitionName,
  type Walk,
} from '@my-food/machines/charts';
import { Button, Heading, Stack, Text } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, SimulatedClock } from 'xstate';
import { MachineChart } from './machine-chart.tsx';
import * as styles from './machine-chart.css.ts';

/** What happened: the event in a person's words, where it led, what was told. */
interface Entry {
  says: string;
  transitions: string[];
  now: string;
  told: string[];
}

/** A machine whose clock stands still and whose actors never answer: everything that happens to it is sent by hand. */
function startPlaying({ machine }: ShownMachine, { start, steps }: Walk) {
  const noted: { transitions: string[]; told: string[] } = { transitions: [], told: [] };
  const actor = createActor(machine, {
    input: start.input,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') noted.transitions.push(...inspected._transitions.map(transitionName));
    },
  });
  actor.on('*', ({ type }) => noted.told.push(type));
  actor.start();
  const send = ({ says, event }: Sample): Entry => {
    noted.transitions = [];
    noted.told = [];
    actor.send(event);
    return { says, ...noted, now: stateWords(pathsOf(actor.getSnapshot()._nodes).at(-1) ?? '') };
  };
  return { actor, send, entries: steps.map(({ sample }) => send(sample)).toReversed() };
}

const pathsOf = (nodes: readonly Parameters<typeof pathOf>[0][]) => nodes.map(pathOf).filter((path) => path !== '');

function firstStateOf({ machine }: ShownMachine, input: Walk['start']['input']): string {
  return stateWords(pathsOf(createActor(machine, { input }).getSnapshot()._nodes).at(-1) ?? '');
}

interface MachinePlaygroundProps {
  shown: ShownMachine;
  /** What has happened before. */
  walk: Walk;
}

/** The chart, and beside it the machine itself: send it what can happen now, and see where that leads. */
export function MachinePlayground({ shown, walk }: MachinePlaygroundProps) {
  const [chart] = useState(() => chartOf(shown));
  const [{ actor, send, entries: before }, setPlay] = useState(() => startPlaying(shown, walk));
  const [entries, setEntries] = useState(before);
  const snapshot = useSelector(actor, (current) => current);
  const possible = possibleSamples(shown.samples, snapshot);
  const restart = (input: Walk['start']['input']) => {
    actor.stop();
    setPlay(startPlaying(shown, { start: { ...walk.start, input }, steps: [] }));
    setEntries([]);
  };
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <Heading level={1} look="page">
          {chart.name}
        </Heading>
        <Text tone="muted">{chart.purpose}</Text>
      </Stack>
      <div className={styles.live}>
        <MachineChart chart={chart} lit={pathsOf(snapshot._nodes)} taken={entries[0]?.transitions ?? []} />
        <section className={styles.controls} aria-label="The machine, live">
          <Heading level={2} look="card">
            What can happen now
          </Heading>
          <div className={styles.buttons}>
            {possible.map((sample) => (
              <Button key={sample.says} look="quiet" size="s" isWide onClick={() => setEntries([send(sample), ...entries])}>
                {sample.says}
              </Button>
            ))}
            {possible.length === 0 && <Text tone="muted">Nothing: it is over.</Text>}
          </div>
          <History entries={entries} />
          <Heading level={2} look="card">
            What it remembers
          </Heading>
          {/* Focusable, for it may scroll. */}
          <pre className={styles.context} tabIndex={0} aria-label="Context">
            {JSON.stringify(snapshot.context, null, 2)}
          </pre>
          <Heading level={2} look="card">
            Start again
          </Heading>
          <div className={styles.buttons}>
            {shown.inputs.map((input) => (
              <Button key={JSON.stringify(input)} look="quiet" size="s" isWide onClick={() => restart(input)}>
                {`in “${firstStateOf(shown, input)}”`}
              </Button>
            ))}
          </div>
        </section>
      </div>
    </Stack>
  );
}

function History({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2} look="card">
        What has happened
      </Heading>
      <ol className={styles.log} reversed aria-label="What has happened">
        {entries.slice(0, 8).map(({ says, now, told }, index) => (
          <li key={entries.length - index}>
            {says} → <strong>{now}</strong>
            {told.length > 0 && `, told “${told.join('”, “')}”`}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
