import type { Food } from '@my-food/api';
import { SelectField, TextField } from '@my-food/ui';
import { useEffect, useRef, useState } from 'react';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { parseHundredths } from '../../hundredths.ts';
import type { PriceAdjustment } from '../plans/adjust-price.ts';
import type { ChangePlan } from '../plans/food-change.ts';
import { PlanForm } from './plan-form.tsx';
import { planPrices } from '../plans/plan-changes.ts';

type How = Omit<PriceAdjustment, 'hundredths'> & { value: 'raiseByPercent' | 'lowerByPercent' | 'raiseByAmount' | 'lowerByAmount' };

const raiseByPercent: How = { value: 'raiseByPercent', direction: 'raise', unit: 'percent' };
const choices: readonly How[] = [
  raiseByPercent,
  { value: 'lowerByPercent', direction: 'lower', unit: 'percent' },
  { value: 'raiseByAmount', direction: 'raise', unit: 'amount' },
  { value: 'lowerByAmount', direction: 'lower', unit: 'amount' },
];

interface PriceFormProps {
  foods: readonly Food[];
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
}

/** Raises or lowers the prices of the chosen foods. */
export function PriceForm({ foods, ...rest }: PriceFormProps) {
  const t = useTexts(adminBatch);
  const [how, setHow] = useState(raiseByPercent);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const hundredths = parseHundredths(text);
  const plan = hundredths === null ? null : planPrices(foods, { ...how, hundredths });
  return (
    <PlanForm {...rest} title={t('changePrices')} plan={plan}>
      <SelectField
        label={t('how')}
        options={choices.map(({ value }) => ({ value, label: t(value) }))}
        value={how.value}
        onChange={(value) => setHow(choices.find((choice) => choice.value === value) ?? raiseByPercent)}
      />
      <TextField
        ref={field}
        label={t(how.unit)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={setText}
        error={text !== '' && hundredths === null ? t('numberInvalid') : undefined}
      />
    </PlanForm>
  );
}
