import { Button, SelectField, Stack } from '@my-food/ui';
import { useState } from 'react';

interface Props {
  scenarios: readonly string[];
  current: string;
  onStart: (name: string) => void;
}

/** What the tables begin with. Starting one takes away everything that was changed since. */
export function ScenarioSwitch({ scenarios, current, onStart }: Props) {
  const [chosen, setChosen] = useState(current);
  return (
    <Stack gap="s" align="start">
      <SelectField
        label="Scenario"
        hint={`Now: ${current}. Starting one brings its rows anew, for all tabs.`}
        value={chosen}
        onChange={setChosen}
        options={scenarios.map((name) => ({ value: name, label: name }))}
      />
      <Button look="quiet" size="s" onClick={() => onStart(chosen)}>
        Start scenario
      </Button>
    </Stack>
  );
}
