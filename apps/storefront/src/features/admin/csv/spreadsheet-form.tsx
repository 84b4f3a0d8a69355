import type { CategoryReference, Food } from '@my-food/api';
import { Button, FileField, Inline, InlineError, Stack, Text } from '@my-food/ui';
import { useRef, useState } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import type { ChangePlan } from '../batch/plans/food-change.ts';
import { localized, type LocalizedText } from '../batch/plans/localized-text.ts';
import { CategoriesError, type CategoryOptions } from '../batch/forms/categories-error.tsx';
import { PlanForm } from '../batch/forms/plan-form.tsx';
import { exportFoods, readPlan } from './spreadsheet-files.ts';

interface SpreadsheetFormProps {
  /** All foods: the ids of an imported file may be hidden by the filter. */
  foods: readonly Food[];
  found: readonly Food[];
  categories: CategoryOptions;
  categoryName: (id: number | null) => string;
  /** False while other changes are under way: it only exports. */
  canImport: boolean;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
}

const loadFailed = localized(adminBatch, (t) => t('csvFailed'));
const exportFailed = { text: loadFailed };

/**
 * Exports what is found, and imports changes to foods that exist after a preview. Files refer to
 * categories by name, so import waits until the categories are loaded.
 */
export function SpreadsheetForm({ foods, found, categories, canImport, ...rest }: SpreadsheetFormProps) {
  const known = categories.query.data;
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(null);
  const [plan, setPlan] = useState<ChangePlan | null>(null);
  const [error, setError] = useState<{ text: LocalizedText } | null>(null);
  const locale = useLocale();
  const t = useTexts(adminBatch);
  const shared = useTexts(admin);

  const choose = async (file: File, references: readonly CategoryReference[]) => {
    latest.current = file;
    setPlan(null);
    setError(null);
    const result = await readPlan(file, { foods, categories: references }).catch(() => loadFailed);
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    if (typeof result === 'function') setError({ text: result });
    else setPlan(result);
  };
  // An error of a file stays.
  const exported = () => setError((current) => (current === exportFailed ? null : current));
  return (
    <Stack gap="m">
      <Inline gap="m">
        <Button variant="quiet" size="s" onClick={() => void exportFoods(found).then(exported, () => setError(exportFailed))}>
          {t('export', { count: found.length })}
        </Button>
        <Text as="span" size="s" tone="muted">
          {t('exportHint')}
        </Text>
      </Inline>
      {/* A chosen file stays while other changes are under way. */}
      <div hidden={!canImport}>
        <PlanForm {...rest} title={t('import')} plan={plan}>
          {known && (
            <FileField
              ref={field}
              label={t('file')}
              labels={{ choose: t('chooseFile'), none: t('noFile') }}
              accept=".csv,text/csv"
              onChange={(file) => void choose(file, known)}
            />
          )}
          {categories.query.isPending && !categories.retry.isRetrying && <Text tone="muted">{shared('categoryLoading')}</Text>}
          <CategoriesError categories={categories} successor={() => field.current} />
        </PlanForm>
      </div>
      {error !== null && <InlineError text={error.text(locale)} />}
    </Stack>
  );
}
