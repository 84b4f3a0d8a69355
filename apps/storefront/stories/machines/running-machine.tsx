import { type MachineFixture, pathOf, toMermaid } from '@my-food/machines/charts';
import { Button, Heading, Inline, Stack, Text } from '@my-food/ui';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { getStateNodes, SimulatedClock } from 'xstate';
import { mermaidLoaded } from './load-mermaid.ts';

/** The diagram of a running machine with its active states, and a button for each event that it accepts. */
export function RunningMachine({ machine, purpose, events, inputs: [input] }: MachineFixture) {
  const [clock] = useState(() => new SimulatedClock());
  const [snapshot, send] = useActor(machine, { input, clock });
  const leaves = getStateNodes(machine.root, snapshot.value).filter(({ states }) => Object.keys(states).length === 0);
  const active = leaves.map(pathOf);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1} variant="page">
          {machine.id}
        </Heading>
        <Text tone="muted">{purpose}</Text>
      </Stack>
      <Inline gap="s">
        {Object.entries(events)
          .filter(([, event]) => snapshot.can(event))
          .map(([label, event]) => (
            <Button key={label} variant="quiet" size="s" onClick={() => send(event)}>
              {label}
            </Button>
          ))}
      </Inline>
      <Diagram id={machine.id} text={toMermaid(machine, active)} label={`${machine.id} in ${active.join(' and ')}`} />
    </Stack>
  );
}

/** Light in both themes, like Mermaid's colours. Focusable, because it may scroll. */
function Diagram({ id, text, label }: { id: string; text: string; label: string }) {
  const [rendered, setRendered] = useState({ svg: '', label: 'Loading' });
  useEffect(() => {
    let isLatest = true;
    void mermaidLoaded
      .then((mermaid) => mermaid.render(`diagram-${id}`, text))
      .then(({ svg }) => {
        if (isLatest) setRendered({ svg, label });
      });
    return () => {
      isLatest = false;
    };
  }, [id, text, label]);
  return (
    <figure
      role="img"
      aria-label={rendered.label}
      tabIndex={0}
      style={{ margin: 0, padding: '1rem', overflow: 'auto', background: 'white' }}
    >
      <div aria-hidden dangerouslySetInnerHTML={{ __html: rendered.svg }} />
    </figure>
  );
}
