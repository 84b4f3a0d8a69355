import type { Food } from '@my-food/api';
import { SelectField } from '@my-food/ui';
import { useEffect, useRef, useState } from 'react';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { CategoriesError } from '../../foods/categories-error.tsx';
import type { CategoryOptions } from '../../foods/use-category-options.ts';
import type { ChangePlan } from '../plans/food-change.ts';
import { PlanForm } from './plan-form.tsx';
import { planMove } from '../plans/plan-changes.ts';

interface MoveFormProps {
  foods: readonly Food[];
  categories: CategoryOptions;
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
}

/** Moves the chosen foods to another category. */
export function MoveForm({ foods, categories, ...rest }: MoveFormProps) {
  const t = useTexts(adminBatch);
  const [chosen, setChosen] = useState('');
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  // Another admin may have deleted it since: the field then shows that none is chosen.
  const isOffered = categories.options.some(({ value }) => value === chosen);
  return (
    <PlanForm {...rest} title={t('move')} plan={isOffered ? planMove(foods, Number(chosen)) : null}>
      <SelectField
        ref={field}
        label={t('toCategory')}
        placeholder={t('chooseCategory')}
        options={categories.options}
        value={chosen}
        onChange={setChosen}
      />
      <CategoriesError categories={categories} successor={() => field.current} />
    </PlanForm>
  );
}
