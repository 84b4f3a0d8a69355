import type { Food } from '@my-food/api';
import { AlertDialog, Button, Inline } from '@my-food/ui';
import { useState } from 'react';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import type { ChangePlan } from '../plans/food-change.ts';
import type { CategoryOptions } from './categories-error.tsx';
import { MoveForm } from './move-form.tsx';
import { planRemoval } from '../plans/plan-changes.ts';
import { PriceForm } from './price-form.tsx';

interface ActionFormsProps {
  /** The selected foods. Not rendered without one: a form that was open is closed then. */
  foods: readonly Food[];
  categories: CategoryOptions;
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
}

/** The actions on the selected foods; each shows what it would change before anything is sent. */
export function ActionForms({ foods, categories, categoryName, onConfirm }: ActionFormsProps) {
  const t = useTexts(adminBatch);
  const [action, setAction] = useState<'prices' | 'move' | 'removal' | null>(null);
  const close = () => setAction(null);
  const toggle = (next: 'prices' | 'move') => setAction(action === next ? null : next);
  const formProps = { foods, categoryName, onConfirm, onCancel: close };
  const count = foods.length;
  return (
    <>
      <Inline gap="s">
        <Button variant="quiet" size="s" aria-expanded={action === 'prices'} onClick={() => toggle('prices')}>
          {t('changePrices')}
        </Button>
        <Button variant="quiet" size="s" aria-expanded={action === 'move'} onClick={() => toggle('move')}>
          {t('move')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => setAction('removal')}>
          {t('remove')}
        </Button>
      </Inline>
      {action === 'prices' && <PriceForm {...formProps} />}
      {action === 'move' && <MoveForm {...formProps} categories={categories} />}
      {action === 'removal' && (
        <AlertDialog
          title={t('removalConfirmation', { count })}
          description={t('removalConfirmationText')}
          confirmLabel={t('yesRemove', { count })}
          cancelLabel={t('noKeep')}
          onConfirm={() => onConfirm(planRemoval(foods))}
          onCancel={close}
        />
      )}
    </>
  );
}
