import { Button, CloseIcon, FieldGroup, IconButton, Inline, SelectField, Stack, Text, TextField } from '@my-food/ui';
import { useState, type SubmitEvent } from 'react';
import * as styles from './mock-panel.css.ts';
import type { PanelControls } from './panel-controls.ts';

interface Props {
  controls: Pick<PanelControls, 'operations' | 'weathers' | 'faultWords' | 'isFault' | 'setFaults' | 'setWeather'>;
  faults: readonly string[];
}

const statuses = ['500', '502', '400', '401', '403', '404', '429', '204'];
const toOption = (value: string) => ({ value, label: value });

/** Adds and removes faults, one by one or as a preset. */
export function FaultBoard({ controls, faults }: Props) {
  const [operation, setOperation] = useState('*');
  const [fault, setFault] = useState('500');
  const [turn, setTurn] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const words = Object.entries(controls.faultWords).map(([value, meaning]) => ({ value, label: `${value}: ${meaning}` }));
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const text = `${operation}:${fault}${turn.trim() === '' ? '' : `@${turn.trim()}`}`;
    const means = controls.isFault(text);
    setIsWrong(!means);
    if (means) controls.setFaults([...faults, text]);
  };
  return (
    <FieldGroup legend="Weather">
      <SelectField
        label="By name"
        value=""
        placeholder="Choose a weather"
        onChange={controls.setWeather}
        options={controls.weathers.map(toOption)}
      />
      <form onSubmit={add} className={styles.fault} noValidate>
        <SelectField
          label="Call"
          value={operation}
          onChange={setOperation}
          options={[{ value: '*', label: 'every call' }, ...controls.operations.map(toOption)]}
        />
        <SelectField label="Fault" value={fault} onChange={setFault} options={[...statuses.map(toOption), ...words]} />
        <TextField
          label="Which time"
          hint="2, 2-4 or 2-; empty is every time"
          value={turn}
          onChange={setTurn}
          spellCheck={false}
          error={isWrong ? 'This fault means nothing for that call at that time.' : undefined}
        />
        <Button type="submit" variant="quiet" size="s">
          Add fault
        </Button>
      </form>
      <Stack gap="xs">
        <Text size="s" tone="muted">
          {faults.length === 0 ? 'No faults: every call is answered well.' : 'Faults of this tab, kept over a reload:'}
        </Text>
        <ul className={styles.faults} aria-label="Faults">
          {faults.map((text, index) => (
            <li key={`${String(index)} ${text}`}>
              <Inline gap="xs" wrap={false} justify="space-between">
                <code className={styles.code}>{text}</code>
                <IconButton
                  label={`Take away ${text}`}
                  icon={<CloseIcon size="s" />}
                  onClick={() => controls.setFaults(faults.filter((_fault, place) => place !== index))}
                />
              </Inline>
            </li>
          ))}
        </ul>
      </Stack>
    </FieldGroup>
  );
}
