import { formatPrice } from '@my-food/ui/format-price';
import { shop } from '../shop.config.ts';
import { bangla } from '../src/i18n/bn/index.ts';
import { formats } from '../src/i18n/formats/formats.ts';
import { english } from '../src/i18n/locale.ts';
import type { Namespace } from '../src/i18n/namespace.ts';
import { shopTexts as shopTextsIn } from '../src/i18n/shop-texts.ts';
import { translator } from '../src/i18n/translator.ts';
import type { ReactNode } from 'react';

/** The language of the document, which is that of the toolbar. */
export const locale = () => (document.documentElement.lang === 'bn' ? bangla : english);

/** `useTexts` for play functions: `textsOf(menu)('heading')`. A constant of the module is too early: no story is rendered yet. */
export const textsOf = <N extends Namespace>(namespace: N) => translator(locale(), namespace);
/** The name of the link within a text: `linkName((link) => textsOf(login).rich('register', { link }))`. */
export function linkName(render: (link: (content: ReactNode[]) => ReactNode) => ReactNode): string {
  let name = '';
  render((content) => (name = content.join('')));
  return name;
}
/** `82050` poisha -> '৳820.50' */
export const money = (poisha: number) => formats(locale()).money(poisha);
/** The price on the page of a dish: `12050` poisha -> 'Tk 120.50'. */
export const detailPrice = (poisha: number) => formatPrice(formats(locale()).amount(poisha), shopTextsIn(locale()).currency.detailSign);
/** The price of the admin's lists: `12050` poisha -> '$120.50'. */
export const dollars = (poisha: number) => formatPrice(formats(locale()).amount(poisha), shop.currency.adminSign);
/** A whole number. */
export const count = (value: number) => formats(locale()).count(value);
/** `useShopTexts` for play functions. */
export const shopTexts = () => shopTextsIn(locale());
