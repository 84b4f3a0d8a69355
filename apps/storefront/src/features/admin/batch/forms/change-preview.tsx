import { shop } from '../../../../../shop.config.ts';
import { formatAmount } from '../../../../i18n/amount.ts';
import { ResultTable } from './result-table.tsx';
import { countDishes } from '../plans/count-dishes.ts';
import type { ChangePlan, CurrentFields, DishChange } from '../plans/dish-change.ts';

const price = (amount: number | null) => (amount === null ? '–' : `${shop.currency.adminSign}${formatAmount(amount)}`);

interface ChangePreviewProps {
  plan: ChangePlan;
  categoryName: (id: number | null) => string;
}

/** What a plan would change, and what it refuses and why. */
export function ChangePreview({ plan: { changes, refused, unchanged }, categoryName }: ChangePreviewProps) {
  const describe = (fields: CurrentFields, other: CurrentFields) =>
    [
      fields.name !== other.name && fields.name,
      fields.price !== other.price && price(fields.price),
      fields.categoryId !== other.categoryId && categoryName(fields.categoryId),
      fields.description !== other.description && fields.description,
    ]
      .filter((text) => text !== false)
      .join(' · ');
  const toRow = ({ id, before, after }: DishChange) => ({
    id,
    cells: after ? [before.name, describe(before, after), describe(after, before)] : [before.name],
  });
  return (
    <>
      <ResultTable label="Before and after" heads={['Dish', 'Before', 'After']} rows={changes.map(toRow)} />
      {unchanged > 0 && <p>{countDishes(unchanged)} would stay the same.</p>}
      {refused.length > 0 && <p>{countDishes(refused.length)} cannot be changed:</p>}
      <ResultTable
        label="What cannot be changed"
        heads={['Dish', 'Reason']}
        rows={refused.map(({ name, reason }, index) => ({ id: index, cells: [name, reason] }))}
      />
    </>
  );
}
