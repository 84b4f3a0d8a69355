import type { Food } from '@my-food/api';
import { Button, FileField, Inline, InlineError, Stack, Text } from '@my-food/ui';
import { useMemo, useRef, useState } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import type { ChangePlan } from '../batch/plans/food-change.ts';
import { localized, type LocalizedText } from '../batch/plans/localized-text.ts';
import { PlanForm } from '../batch/forms/plan-form.tsx';
import { CategoriesError } from '../foods/categories-error.tsx';
import type { CategoryOptions } from '../foods/use-category-options.ts';
import { planCsv, type CsvTable } from './csv-to-plan.ts';
import { exportFoods, readCsv } from './spreadsheet-files.ts';

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

/**
 * Exports what is found, and imports changes to foods that exist after a preview. Files refer to
 * categories by name, so import waits until the categories are loaded.
 */
export function SpreadsheetForm({ foods, found, categories, canImport, ...rest }: SpreadsheetFormProps) {
  const known = categories.query.data;
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(null);
  const [table, setTable] = useState<CsvTable | LocalizedText | null>(null);
  const [hasExportFailed, setHasExportFailed] = useState(false);
  // Compared with the list as it is by now, but not with each change of a batch that is under way.
  const plan = useMemo(
    () => (typeof table === 'function' ? table : table && known && canImport ? planCsv(table, { foods, categories: known }) : null),
    [table, known, canImport, foods],
  );
  const error = hasExportFailed ? loadFailed : typeof plan === 'function' ? plan : null;
  const locale = useLocale();
  const t = useTexts(adminBatch);
  const shared = useTexts(admin);

  const choose = async (file: File) => {
    latest.current = file;
    setTable(null);
    setHasExportFailed(false);
    const result = await readCsv(file).catch(() => loadFailed);
    // Otherwise another file was chosen meanwhile.
    if (latest.current === file) setTable(() => result);
  };
  return (
    <Stack gap="m">
      <Inline gap="m">
        <Button
          variant="quiet"
          size="s"
          onClick={() =>
            void exportFoods(found).then(
              () => setHasExportFailed(false),
              () => setHasExportFailed(true),
            )
          }
        >
          {t('export', { count: found.length })}
        </Button>
        <Text as="span" size="s" tone="muted">
          {t('exportHint')}
        </Text>
      </Inline>
      {/* A chosen file stays while other changes are under way. */}
      <div hidden={!canImport}>
        <PlanForm {...rest} title={t('import')} plan={typeof plan === 'function' ? null : plan}>
          {known && (
            <FileField
              ref={field}
              label={t('file')}
              labels={{ choose: t('chooseFile'), none: t('noFile') }}
              accept=".csv,text/csv"
              onChange={(file) => void choose(file)}
            />
          )}
          {categories.query.isPending && !categories.retry.isRetrying && <Text tone="muted">{shared('categoryLoading')}</Text>}
          <CategoriesError categories={categories} successor={() => field.current} />
        </PlanForm>
      </div>
      {error !== null && <InlineError text={error(locale)} />}
    </Stack>
  );
}
