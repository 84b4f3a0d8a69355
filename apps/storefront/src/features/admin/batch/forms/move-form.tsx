import type { Food } from '@my-food/api';
import { Button, InlineError, SelectField, type SelectOption } from '@my-food/ui';
import { useEffect, useRef, useState } from 'react';
import { admin } from '../../../../i18n/en/admin/admin.ts';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
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
  const shared = useTexts(admin);
  const t = useTexts(adminBatch);
  const [chosen, setChosen] = useState('');
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <PlanForm {...rest} title={t('move')} plan={chosen === '' ? null : planMove(foods, Number(chosen))}>
      <SelectField
        ref={field}
        label={t('toCategory')}
        placeholder={t('chooseCategory')}
        options={categories.options}
        value={chosen}
        onChange={setChosen}
      />
      {categories.isError && (
        <InlineError
          text={t('categoriesFailed')}
          actions={
            <Button variant="plain" size="s" onClick={categories.retry}>
              {shared('tryAgain')}
            </Button>
          }
        />
      )}
    </PlanForm>
  );
}
