import { Button, Inline, Stack } from '@my-food/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useFocusSuccessor } from '../../../../platform/use-focus-successor.ts';
import { ChangePreview, PlanSummary } from './change-preview.tsx';
import * as styles from '../batch.css.ts';
import type { ChangePlan } from '../plans/food-change.ts';

interface PlanFormProps {
  /** The accessible name: 'Change prices'. */
  title: string;
  /** Null while the fields are not filled in. */
  plan: ChangePlan | null;
  categoryName: (id: number | null) => string;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The fields of an action, a preview of its changes, and the button that starts it: nothing is sent before. Returns the focus to what opened it. */
export function PlanForm({ title, plan, categoryName, onConfirm, onCancel, children }: PlanFormProps) {
  const t = useTexts(adminBatch);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    // Before a field takes the focus.
    opener.current ??= document.activeElement;
  }, []);
  useFocusSuccessor(form, () => (opener.current instanceof HTMLElement ? opener.current : null));
  const count = plan?.changes.length ?? 0;
  return (
    <form
      ref={form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (plan && count > 0) onConfirm(plan);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <Stack gap="m">
        <div className={styles.fields}>{children}</div>
        <div role="status" className={styles.summary}>
          {plan && <PlanSummary plan={plan} />}
        </div>
        {plan && <ChangePreview plan={plan} categoryName={categoryName} />}
        <Inline gap="s">
          <Button type="submit" isDisabled={count === 0}>
            {count === 0 ? t('nothingToChange') : t('change', { count })}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('back')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
