import type { Food } from '@my-food/api';
import { Button, FileField, Inline, InlineError, Stack, Text, type SelectOption } from '@my-food/ui';
import { useState } from 'react';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import type { ChangePlan } from '../batch/plans/dish-change.ts';
import { localized, type LocalizedText } from '../batch/plans/localized-text.ts';
import { PlanForm } from '../batch/forms/plan-form.tsx';
import { exportDishes, readPlan } from './spreadsheet-files.ts';

interface SpreadsheetFormProps {
  /** All foods: the ids of an imported file may be hidden by the filter. */
  foods: readonly Food[];
  found: readonly Food[];
  categories: readonly SelectOption[];
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
}

const loadFailed = localized(adminBatch, (t) => t('csvFailed'));

/** Exports what is found, and imports changes to dishes that exist after a preview. */
export function SpreadsheetForm({ foods, found, categories, ...rest }: SpreadsheetFormProps) {
  const [plan, setPlan] = useState<ChangePlan | null>(null);
  const [error, setError] = useState<{ text: LocalizedText } | null>(null);
  const locale = useLocale();
  const t = useTexts(adminBatch);

  const choose = async (file: File) => {
    setPlan(null);
    setError(null);
    const references = categories.map(({ value, label }) => ({ id: Number(value), name: label }));
    const result = await readPlan(file, { foods, categories: references }).catch(() => loadFailed);
    if (typeof result === 'function') setError({ text: result });
    else setPlan(result);
  };
  return (
    <Stack gap="m">
      <Inline gap="m">
        <Button variant="quiet" size="s" onClick={() => void exportDishes(found).catch(() => setError({ text: loadFailed }))}>
          {t('export', { count: found.length })}
        </Button>
        <Text as="span" size="s" tone="muted">
          {t('exportHint')}
        </Text>
      </Inline>
      <PlanForm {...rest} title={t('import')} plan={plan}>
        <FileField
          label={t('file')}
          labels={{ choose: t('chooseFile'), none: t('noFile') }}
          accept=".csv,text/csv"
          onChange={(file) => void choose(file)}
        />
      </PlanForm>
      {error !== null && <InlineError text={error.text(locale)} />}
    </Stack>
  );
}
