import { formatPrice } from '@my-food/ui/format-price';
import { shop } from '../shop.config.ts';
import { bangla } from '../src/i18n/bn/index.ts';
import { accountFields } from '../src/i18n/en/account/account-fields.ts';
import { admin } from '../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../src/i18n/en/admin/admin-batch.ts';
import { adminShortcuts } from '../src/i18n/en/admin/admin-shortcuts.ts';
import { cart } from '../src/i18n/en/ordering/cart.ts';
import { credentials } from '../src/i18n/en/account/credentials.ts';
import { details } from '../src/i18n/en/details.ts';
import { forms } from '../src/i18n/en/forms.ts';
import { home } from '../src/i18n/en/home.ts';
import { layout } from '../src/i18n/en/layout.ts';
import { lists } from '../src/i18n/en/lists.ts';
import { login } from '../src/i18n/en/account/login.ts';
import { menu } from '../src/i18n/en/menu.ts';
import { menuAge } from '../src/i18n/en/menu-age.ts';
import { orderAgain } from '../src/i18n/en/ordering/order-again.ts';
import { orders } from '../src/i18n/en/ordering/orders.ts';
import { profile } from '../src/i18n/en/account/profile.ts';
import { profileForm } from '../src/i18n/en/account/profile-form.ts';
import { queryErrors } from '../src/i18n/en/query-errors.ts';
import { receipt } from '../src/i18n/en/ordering/receipt.ts';
import { register } from '../src/i18n/en/account/register.ts';
import { routeErrors } from '../src/i18n/en/route-errors.ts';
import { start } from '../src/i18n/en/start.ts';
import { titles } from '../src/i18n/en/titles.ts';
import { toasts } from '../src/i18n/en/toasts.ts';
import { updateNotice } from '../src/i18n/en/update-notice.ts';
import { waitingCart } from '../src/i18n/en/ordering/waiting-cart.ts';
import { formats } from '../src/i18n/formats/formats.ts';
import { english } from '../src/i18n/locale.ts';
import { shopTexts as shopTextsIn } from '../src/i18n/shop-texts.ts';
import { translator } from '../src/i18n/translator.ts';

const namespaces = {
  accountFields,
  admin,
  adminBatch,
  adminShortcuts,
  cart,
  credentials,
  details,
  forms,
  home,
  layout,
  lists,
  login,
  menu,
  menuAge,
  orderAgain,
  orders,
  profile,
  profileForm,
  queryErrors,
  receipt,
  register,
  routeErrors,
  start,
  titles,
  toasts,
  updateNotice,
  waitingCart,
};

/** The language of the document, which is that of the toolbar. */
const locale = () => (document.documentElement.lang === 'bn' ? bangla : english);

/** `useTexts` for play functions: `textsOf('menu')('heading')`. A constant of the module is too early: no story is rendered yet. */
export const textsOf = <Name extends keyof typeof namespaces>(name: Name) => translator(locale(), namespaces[name]);
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
