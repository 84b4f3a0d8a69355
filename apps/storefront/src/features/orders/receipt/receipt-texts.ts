import type { ReceiptTexts } from '@my-food/receipt';
import { shop } from '../../../../shop.config.ts';
import { receipt } from '../../../i18n/en/ordering/receipt.ts';
import { shopTexts } from '../../../i18n/shop-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';

/** The texts of receipts in a language, with the placeholders that the receipt fills in. */
export function receiptTexts(locale: Locale): ReceiptTexts {
  const t = translator(locale, receipt);
  const texts = shopTexts(locale);
  return {
    language: locale.tag,
    shop: shop.name,
    contact: texts.contact,
    ...texts.receipt,
    title: t('title', { id: '{id}' }),
    page: t('page', { page: '{page}', count: '{count}' }),
    id: t('id', { id: '{id}' }),
    date: t('date', { date: '{date}' }),
    status: t('status'),
    food: t('food'),
    quantity: t('quantity'),
    price: t('price'),
    unitPrice: t('unitPrice', { price: '{price}' }),
    subtotal: t('subtotal'),
    tax: t('tax'),
    total: t('total'),
  };
}
