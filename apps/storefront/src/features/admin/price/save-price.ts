import { isTruncated, type Food, type FoodUpdate } from '@my-food/api';
import { isUnsaved } from '@my-food/machines';
import { admin } from '../../../i18n/en/admin/admin.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { toFoodValues, validateFood } from '../foods/food-values.ts';
import type { PriceActor } from './price-editors.ts';

/** What is sent for a typed price, or what is wrong with it or with its food, whose other fields are sent too (Spec §5). */
export function validatePrice(food: Food, price: string, locale: Locale): FoodUpdate | string {
  const { errors, payload } = validateFood({ ...toFoodValues(food), price }, food, locale);
  const t = translator(locale, admin);
  if (errors.price !== undefined) return errors.price;
  if (payload?.type !== 'update') return t('incomplete');
  return isTruncated(food) ? t('textTooLong') : payload.change;
}

/** Saves a typed price, or closes the field over an unchanged one. Returns false if it is invalid. */
export function savePrice(actor: PriceActor, food: Food, locale: Locale): boolean {
  const { values, original } = actor.getSnapshot().context;
  const change = values.price === original.price ? null : validatePrice(food, values.price, locale);
  if (typeof change === 'string') return false;
  actor.send(change === null || change.price === food.price ? { type: 'page.left' } : { type: 'form.submitted', payload: change });
  return true;
}

/** Leaving the field saves, too, but sends no refused price again. Returns like `savePrice`. */
export function leavePrice(actor: PriceActor, food: Food, locale: Locale): boolean {
  const snapshot = actor.getSnapshot();
  const { error, values, submitted } = snapshot.context;
  const isRefused = isUnsaved(snapshot) && error !== undefined && values.price === submitted.price;
  return isRefused || !snapshot.matches('editing') || savePrice(actor, food, locale);
}
