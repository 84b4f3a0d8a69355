import { formatPrice } from '@my-food/ui/format-price';
import { shop } from '../../../../../shop.config.ts';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useFormats } from '../../../../i18n/formats/formats.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { ResultTable } from './result-table.tsx';
import type { ChangePlan, CurrentFields, FoodChange } from '../plans/food-change.ts';

interface ChangePreviewProps {
  plan: ChangePlan;
  categoryName: (id: number | null) => string;
}

/** How many foods a plan would change, leave and refuse: at least one sentence. */
export function PlanSummary({ plan: { changes, refused, unchanged } }: { plan: ChangePlan }) {
  const t = useTexts(adminBatch);
  const isEmpty = changes.length + refused.length === 0;
  return (
    <>
      {changes.length > 0 && <p>{t('changed', { count: changes.length })}</p>}
      {(isEmpty || unchanged > 0) && <p>{t('unchanged', { count: unchanged })}</p>}
      {refused.length > 0 && <p>{t('refused', { count: refused.length })}</p>}
    </>
  );
}

/** What a plan would change, and what it refuses and why. */
export function ChangePreview({ plan: { changes, refused }, categoryName }: ChangePreviewProps) {
  const { amount } = useFormats();
  const locale = useLocale();
  const t = useTexts(adminBatch);
  const describe = (fields: CurrentFields, other: CurrentFields) =>
    [
      fields.name !== other.name && fields.name,
      fields.price !== other.price && formatPrice(amount(fields.price), shop.currency.adminSign),
      fields.categoryId !== other.categoryId && categoryName(fields.categoryId),
      fields.description !== other.description && fields.description,
    ].filter((text) => text !== false);
  const toRow = ({ id, before, after }: FoodChange) => ({
    id,
    name: before.name,
    cells: after ? [describe(before, after), describe(after, before)] : [],
  });
  return (
    <>
      <ResultTable label={t('beforeAndAfter')} headers={[t('foodColumn'), t('before'), t('after')]} rows={changes.map(toRow)} />
      <ResultTable
        label={t('cannotBeChanged')}
        headers={[t('foodColumn'), t('reason')]}
        rows={refused.map(({ name, reason }, index) => ({
          id: index,
          name: typeof name === 'string' ? name : name(locale),
          cells: [[reason(locale)]],
        }))}
      />
    </>
  );
}
