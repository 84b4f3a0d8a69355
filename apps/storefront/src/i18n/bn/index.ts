import { shop } from '../../../shop.config.bn.ts';
import { formatsInBangla } from '../formats/formats-in-bangla.ts';
import type { Locale } from '../locale.ts';
import { accountFields } from './account/account-fields.ts';
import { admin } from './admin/admin.ts';
import { adminBatch } from './admin/admin-batch.ts';
import { adminShortcuts } from './admin/admin-shortcuts.ts';
import { cart } from './ordering/cart.ts';
import { credentials } from './account/credentials.ts';
import { details } from './details.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { lists } from './lists.ts';
import { login } from './account/login.ts';
import { menu } from './menu.ts';
import { menuAge } from './menu-age.ts';
import { orderAgain } from './ordering/order-again.ts';
import { orders } from './ordering/orders.ts';
import { profile } from './account/profile.ts';
import { profileForm } from './account/profile-form.ts';
import { queryErrors } from './query-errors.ts';
import { receipt } from './ordering/receipt.ts';
import { register } from './account/register.ts';
import { routeErrors } from './route-errors.ts';
import { start } from './start.ts';
import { titles } from './titles.ts';
import { toasts } from './toasts.ts';
import { updateNotice } from './update-notice.ts';
import { waitingCart } from './ordering/waiting-cart.ts';

/** All texts in Bangla. Loaded for Bangla only. */
export const bangla: Locale = {
  language: 'bn',
  tag: 'bn-BD',
  catalogue: {
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
  },
  formats: formatsInBangla,
  shop,
};
