import { Button, CloseIcon, FieldGroup, IconButton, Inline, SelectField, Stack, Text, TextField } from '@my-food/ui';
import { useState, type SubmitEvent } from 'react';
import * as styles from './mock-panel.css.ts';
import type { PanelControls } from './panel-controls.ts';

interface Props {
  controls: Pick<PanelControls, 'operations' | 'faultPresets' | 'faultKinds' | 'isFault' | 'setFaults' | 'setFaultPreset'>;
  faults: readonly string[];
}

const statuses = ['500', '502', '400', '401', '403', '404', '429', '204'];
const toOption = (value: string) => ({ value, label: value });

/** Adds and removes faults, one by one or as a preset. */
export function FaultForm({ controls, faults }: Props) {
  const [operation, setOperation] = useState('*');
  const [fault, setFault] = useState('500');
  const [occurrence, setOccurrence] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const kindOptions = Object.entries(controls.faultKinds).map(([value, meaning]) => ({ value, label: `${value}: ${meaning}` }));
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const text = `${operation}:${fault}${occurrence.trim() === '' ? '' : `@${occurrence.trim()}`}`;
    const isValid = controls.isFault(text);
    setIsInvalid(!isValid);
    if (isValid) controls.setFaults([...faults, text]);
  };
  return (
    <FieldGroup label="Fault injection">
      <SelectField
        label="By name"
        value=""
        placeholder="Choose a preset"
        onChange={controls.setFaultPreset}
        options={controls.faultPresets.map(toOption)}
      />
      <form onSubmit={add} className={styles.fault} noValidate>
        <SelectField
          label="Call"
          value={operation}
          onChange={setOperation}
          options={[{ value: '*', label: 'every call' }, ...controls.operations.map(toOption)]}
        />
        <SelectField label="Fault" value={fault} onChange={setFault} options={[...statuses.map(toOption), ...kindOptions]} />
        <TextField
          label="Which time"
          hint="2, 2-4 or 2-; empty is every time"
          value={occurrence}
          onChange={setOccurrence}
          spellCheck={false}
          error={isInvalid ? 'This fault means nothing for that call at that time.' : undefined}
        />
        <Button type="submit" variant="quiet" size="s">
          Add fault
        </Button>
      </form>
      <Stack gap="xs">
        <Text size="s" tone="muted">
          {faults.length === 0 ? 'No faults: every call is answered well.' : 'Faults of this tab, kept over a reload:'}
        </Text>
        <ul role="list" className={styles.faults} aria-label="Faults">
          {faults.map((text, index) => (
            <li key={`${String(index)} ${text}`}>
              <Inline gap="xs" wrap={false} justify="space-between">
                <code className={styles.code}>{text}</code>
                <IconButton
                  label={`Take away ${text}`}
                  icon={<CloseIcon size="s" />}
                  onClick={() => controls.setFaults(faults.filter((_fault, position) => position !== index))}
                />
              </Inline>
            </li>
          ))}
        </ul>
      </Stack>
    </FieldGroup>
  );
}
