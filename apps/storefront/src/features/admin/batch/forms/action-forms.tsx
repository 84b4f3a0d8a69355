import type { Food } from '@my-food/api';
import { AlertDialog, Button, Inline } from '@my-food/ui';
import { useState } from 'react';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { SpreadsheetForm } from '../../csv/spreadsheet-form.tsx';
import { useCategoryOptions } from '../../foods/use-category-options.ts';
import type { DishBatchActor } from '../batch-actor.ts';
import type { ChangePlan } from '../plans/dish-change.ts';
import { MoveForm } from './move-form.tsx';
import { planRemoval } from '../plans/plan-changes.ts';
import { PriceForm } from './price-form.tsx';

export interface ListedDishes {
  foods: readonly Food[];
  found: readonly Food[];
  isSpreadsheetOpen: boolean;
  onSpreadsheetClose: () => void;
}

interface ActionFormsProps extends ListedDishes {
  /** The selected dishes. */
  chosen: readonly Food[];
  actor: DishBatchActor;
}

type Action = 'prices' | 'move' | 'removal';

/** The actions on the selected dishes; each shows what it would change before anything is sent. */
export function ActionForms({ foods, found, chosen, actor, isSpreadsheetOpen, onSpreadsheetClose }: ActionFormsProps) {
  const t = useTexts(adminBatch);
  const [action, setAction] = useState<Action | null>(null);
  const categories = useCategoryOptions(null);
  const categoryName = (id: number | null) => categories.options.find(({ value }) => value === String(id))?.label ?? '–';

  const open = (next: Action) => {
    actor.send({ type: 'batch.requested' });
    setAction(next);
  };
  const close = () => {
    actor.send({ type: 'batch.cancelled' });
    setAction(null);
  };
  const confirm = ({ changes }: ChangePlan) => {
    actor.send({ type: 'batch.requested' });
    actor.send({ type: 'batch.confirmed', items: changes });
    onSpreadsheetClose();
  };
  const formProps = { foods: chosen, categoryName, onConfirm: confirm, onCancel: close };
  return (
    <>
      {chosen.length > 0 && (
        <Inline gap="s">
          <Button variant="quiet" size="s" aria-expanded={action === 'prices'} onClick={() => open('prices')}>
            {t('changePrices')}
          </Button>
          <Button variant="quiet" size="s" aria-expanded={action === 'move'} onClick={() => open('move')}>
            {t('move')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => open('removal')}>
            {t('remove')}
          </Button>
        </Inline>
      )}
      {action === 'prices' && chosen.length > 0 && <PriceForm {...formProps} />}
      {action === 'move' && chosen.length > 0 && <MoveForm {...formProps} categories={categories} />}
      {action === 'removal' && chosen.length > 0 && (
        <AlertDialog
          title={t('removalConfirmation', { count: chosen.length })}
          description={t('removalConfirmationText')}
          confirmLabel={t('yesRemove', { count: chosen.length })}
          cancelLabel={t('noKeep')}
          onConfirm={() => confirm(planRemoval(chosen))}
          onCancel={close}
        />
      )}
      {isSpreadsheetOpen && (
        <SpreadsheetForm
          foods={foods}
          found={found}
          categories={categories}
          categoryName={categoryName}
          onConfirm={confirm}
          onCancel={onSpreadsheetClose}
        />
      )}
    </>
  );
}
