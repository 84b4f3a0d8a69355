import type { Food } from '@my-food/api';
import { Button, Inline, InlineError, Stack, Text, type SelectOption } from '@my-food/ui';
import { useId, useState } from 'react';
import { countDishes } from '../batch/plans/count-dishes.ts';
import type { ChangePlan } from '../batch/plans/dish-change.ts';
import { PlanForm } from '../batch/forms/plan-form.tsx';
import { exportDishes, readPlan } from './spreadsheet-files.ts';
import * as styles from './spreadsheet-form.css.ts';

interface SpreadsheetFormProps {
  /** All foods: the ids of an imported file may be hidden by the filter. */
  foods: readonly Food[];
  found: readonly Food[];
  categories: readonly SelectOption[];
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
}

const loadFailed = 'This could not be loaded. Please try again.';

/** Exports what is found, and imports changes to dishes that exist after a preview. */
export function SpreadsheetForm({ foods, found, categories, ...rest }: SpreadsheetFormProps) {
  const inputId = useId();
  const [plan, setPlan] = useState<ChangePlan | null>(null);
  const [error, setError] = useState<string | null>(null);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setPlan(null);
    setError(null);
    const references = categories.map(({ value, label }) => ({ id: Number(value), name: label }));
    const result = await readPlan(file, { foods, categories: references }).catch(() => loadFailed);
    if (typeof result === 'string') setError(result);
    else setPlan(result);
  };
  return (
    <Stack gap="m">
      <Inline gap="m">
        <Button variant="quiet" size="s" onClick={() => void exportDishes(found).catch(() => setError(loadFailed))}>
          Export {countDishes(found.length)}
        </Button>
        <Text as="span" size="s" tone="muted">
          A CSV file with id, name, price, description and category.
        </Text>
      </Inline>
      <PlanForm {...rest} title="Import changes" plan={plan}>
        <div className={styles.fileField}>
          <label htmlFor={inputId}>CSV file with changes</label>
          <input
            id={inputId}
            type="file"
            accept=".csv,text/csv"
            className={styles.file}
            onClick={({ currentTarget }) => {
              // The same file can be chosen again after it was corrected.
              currentTarget.value = '';
            }}
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        </div>
      </PlanForm>
      {error !== null && <InlineError text={error} />}
    </Stack>
  );
}
