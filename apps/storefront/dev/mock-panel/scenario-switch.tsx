import { Button, SelectField, Stack, Text } from '@my-food/ui';
import { useState } from 'react';
import * as styles from './mock-panel.css.ts';

interface Props {
  scenarios: readonly string[];
  current: string;
  onStart: (name: string) => void;
}

/** Selects the seed data. Starting a scenario resets all changes. */
export function ScenarioSwitch({ scenarios, current, onStart }: Props) {
  const [chosen, setChosen] = useState(current);
  return (
    <Stack gap="xs">
      <div className={styles.beside}>
        <SelectField
          label="Scenario"
          value={chosen}
          onChange={setChosen}
          options={scenarios.map((name) => ({ value: name, label: name }))}
        />
        <Button variant="quiet" onClick={() => onStart(chosen)}>
          Start scenario
        </Button>
      </div>
      <Text size="s" tone="muted">
        Now: {current}. Starting one brings its rows anew, for all tabs.
      </Text>
    </Stack>
  );
}
