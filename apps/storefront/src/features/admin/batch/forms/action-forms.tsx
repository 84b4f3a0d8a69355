import type { Food } from '@my-food/api';
import { AlertDialog, Button, Inline, Stack } from '@my-food/ui';
import { useRef, useState, type RefObject } from 'react';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useFocusSuccessor } from '../../../../platform/use-focus-successor.ts';
import type { ChangePlan } from '../plans/food-change.ts';
import type { CategoryOptions } from '../../foods/use-category-options.ts';
import { MoveForm } from './move-form.tsx';
import { planRemoval } from '../plans/plan-changes.ts';
import { PriceForm } from './price-form.tsx';

interface ActionFormsProps {
  /** The selected foods. Not rendered without one: a form that was open is closed then. */
  foods: readonly Food[];
  categories: CategoryOptions;
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
  /** Receives the focus when the last selected food is gone. */
  panel: RefObject<HTMLElement | null>;
}

/** The actions on the selected foods; each shows what it would change before anything is sent. */
export function ActionForms({ foods, categories, categoryName, onConfirm, panel }: ActionFormsProps) {
  const t = useTexts(adminBatch);
  const [action, setAction] = useState<'prices' | 'move' | 'removal' | null>(null);
  const container = useRef<HTMLDivElement>(null);
  useFocusSuccessor(container, () => panel.current);
  const close = () => setAction(null);
  const toggle = (next: 'prices' | 'move') => setAction(action === next ? null : next);
  const formProps = { foods, categoryName, onConfirm, onCancel: close };
  const count = foods.length;
  return (
    <div ref={container}>
      <Stack gap="m">
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
            description={t('removalConfirmationText', { count })}
            confirmLabel={t('yesRemove', { count })}
            cancelLabel={t('noKeep')}
            onConfirm={() => onConfirm(planRemoval(foods))}
            onCancel={close}
            fallbackFocus={panel}
          />
        )}
      </Stack>
    </div>
  );
}
