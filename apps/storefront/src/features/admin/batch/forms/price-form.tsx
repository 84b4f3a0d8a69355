import type { Food } from '@my-food/api';
import { NumberField, SelectField } from '@my-food/ui';
import { useEffect, useRef, useState } from 'react';
import { parseHundredths, type PriceAdjustment } from '../plans/adjust-price.ts';
import type { ChangePlan } from '../plans/dish-change.ts';
import { PlanForm } from './plan-form.tsx';
import { planPrices } from '../plans/plan-changes.ts';

type How = Omit<PriceAdjustment, 'hundredths'> & { value: string; label: string };

const raiseByPercent: How = { value: 'raise percent', label: 'Raise by per cent', direction: 'raise', unit: 'percent' };
const choices: readonly How[] = [
  raiseByPercent,
  { value: 'lower percent', label: 'Lower by per cent', direction: 'lower', unit: 'percent' },
  { value: 'raise amount', label: 'Raise by an amount', direction: 'raise', unit: 'amount' },
  { value: 'lower amount', label: 'Lower by an amount', direction: 'lower', unit: 'amount' },
];

interface ActionFormProps {
  foods: readonly Food[];
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
}

/** Raises or lowers the prices of the chosen dishes. */
export function PriceForm({ foods, ...rest }: ActionFormProps) {
  const [how, setHow] = useState(raiseByPercent);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const hundredths = parseHundredths(text);
  const plan = hundredths === null ? null : planPrices(foods, { ...how, hundredths });
  return (
    <PlanForm {...rest} title="Change prices" plan={plan}>
      <SelectField
        label="How"
        options={choices}
        value={how.value}
        onChange={(value) => setHow(choices.find((choice) => choice.value === value) ?? raiseByPercent)}
      />
      <NumberField
        ref={field}
        label={how.unit === 'percent' ? 'Per cent' : 'Amount'}
        step="any"
        value={text}
        onChange={setText}
        error={text !== '' && hundredths === null ? 'Please write digits with at most two decimals, more than 0.' : undefined}
      />
    </PlanForm>
  );
}
