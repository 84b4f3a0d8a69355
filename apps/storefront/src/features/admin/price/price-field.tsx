import { ApiError, isOutcomeUnknown, type Food } from '@my-food/api';
import { TextField } from '@my-food/ui';
import { formatPrice } from '@my-food/ui/format-price';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { shop } from '../../../../shop.config.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { formats } from '../../../i18n/formats/formats.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { useLocale } from '../../../i18n/use-texts.ts';
import { serverReasons } from '../../../queries/write-error-text.ts';
import { useFocusSuccessor } from '../../../platform/use-focus-successor.ts';
import { toFoodValues } from '../foods/food-values.ts';
import * as styles from './price-control.css.ts';
import type { PriceActor } from './price-editors.ts';
import { leavePrice, savePrice, validatePrice } from './save-price.ts';

interface PriceFieldProps {
  actor: PriceActor;
  /** As in the list now: its other fields are sent too (Spec §5). */
  food: Food;
  container: RefObject<HTMLElement | null>;
}

/**
 * The field over a price. Enter and leaving the field save, Escape cancels. An invalid or refused price stays in the field, with the reason; only
 * Enter sends a refused price again.
 */
export function PriceField({ actor, food, container }: PriceFieldProps) {
  const locale = useLocale();
  const t = translator(locale, admin);
  const { values, original, submitted, error } = useSelector(actor, ({ context }) => context);
  const input = useRef<HTMLInputElement>(null);
  const [isValidated, setIsValidated] = useState(values.price !== original.price);
  useFocusSuccessor(input, () => container.current?.querySelector('button'));
  useEffect(() => {
    const { context } = actor.getSnapshot();
    // A field that was opened by a press. A refused price does not take the focus from another field.
    if (context.values !== context.original) return;
    input.current?.focus();
    input.current?.select();
  }, [actor]);
  const listed = toFoodValues(food).price;
  useEffect(() => {
    // Somebody else has changed it: an open field shows that, unless it was typed in.
    actor.send({ type: 'original.changed', original: { price: listed } });
  }, [actor, listed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!savePrice(actor, food, locale)) setIsValidated(true);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    actor.send({ type: 'page.left' });
  };
  const saveOnBlur = ({ target }: FocusEvent) => {
    // The window lost the focus, not the field.
    if (document.activeElement !== target && !leavePrice(actor, food, locale)) setIsValidated(true);
  };

  const refusal = error !== undefined && values.price === submitted.price ? refusalText(error, food.price, locale) : undefined;
  const change = isValidated ? validatePrice(food, values.price, locale) : null;
  const problem = typeof change === 'string' ? change : undefined;
  const reason = problem ?? refusal;
  return (
    <form
      onSubmit={submit}
      onKeyDown={cancel}
      onBlur={saveOnBlur}
      className={reason === undefined ? styles.field : styles.fieldWithReason}
      noValidate
    >
      <TextField
        ref={input}
        label={t('priceOf', { name: food.name })}
        isLabelHidden
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={values.price}
        error={reason}
        // A refusal has a toast.
        isErrorAnnounced={problem !== undefined}
        onChange={(price) => actor.send({ type: 'values.changed', change: { price } })}
      />
    </form>
  );
}

function refusalText(error: unknown, price: number | null, locale: Locale): string {
  // The server may mind another field: all of them are sent.
  const reasons = serverReasons(error);
  if (error instanceof ApiError && error.fieldErrors.has('price')) return reasons;
  const t = translator(locale, admin);
  const refused = isOutcomeUnknown(error)
    ? t('priceOutcomeUnknown')
    : t('priceRefused', { price: formatPrice(formats(locale).amount(price), shop.currency.adminSign) });
  return `${refused} ${reasons}`.trim();
}
