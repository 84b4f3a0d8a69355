import type { Food } from '@my-food/api';
import { Button, InlineError, SelectField, type SelectOption } from '@my-food/ui';
import { useEffect, useRef, useState } from 'react';
import type { ChangePlan } from '../plans/dish-change.ts';
import { PlanForm } from './plan-form.tsx';
import { planMove } from '../plans/plan-changes.ts';

interface MoveFormProps {
  foods: readonly Food[];
  categories: { options: readonly SelectOption[]; isError: boolean; retry: () => void };
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
}

/** Moves the chosen dishes to another category. */
export function MoveForm({ foods, categories, ...rest }: MoveFormProps) {
  const [chosen, setChosen] = useState('');
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <PlanForm {...rest} title="Move to a category" plan={chosen === '' ? null : planMove(foods, Number(chosen))}>
      <SelectField
        ref={field}
        label="To the category"
        placeholder="Choose one"
        options={categories.options}
        value={chosen}
        onChange={setChosen}
      />
      {categories.isError && (
        <InlineError
          text="The categories could not be loaded."
          actions={
            <Button variant="plain" size="s" onClick={categories.retry}>
              Try again
            </Button>
          }
        />
      )}
    </PlanForm>
  );
}
