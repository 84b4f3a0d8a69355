import { toasts } from './en/toasts.ts';
import { errorMessage, messageMs, type Message, type ToastKey } from './message.ts';

const message = (key: ToastKey, tone: Message['tone'], durationMs: number): Message => ({ text: toasts.texts[key], key, tone, durationMs });
const success = (key: ToastKey, durationMs = 2000) => message(key, 'success', durationMs);
const failure = (key: ToastKey, durationMs = messageMs) => message(key, 'error', durationMs);
const info = (key: ToastKey) => message(key, 'info', messageMs);

/** The messages of Spec §8 with their durations. */
export const messages = {
  passwordMismatch: failure('passwordMismatch', 5000),
  registered: success('registered', 3000),
  registrationFailed: failure('registrationFailed', 5000),
  loggedIn: success('loggedIn', 2000),
  loginFailed: failure('loginFailed', 5000),
  tokensMissing: failure('tokensMissing', 5000),
  profileLoadFailed: failure('profileLoadFailed'),
  profileUpdated: success('profileUpdated'),
  profileUpdateFailed: failure('profileUpdateFailed'),
  categoryCreated: success('categoryCreated'),
  categoryCreateFailed: failure('categoryCreateFailed'),
  categoryUpdated: success('categoryUpdated'),
  categoryUpdateFailed: failure('categoryUpdateFailed'),
  categoryDeleted: success('categoryDeleted'),
  foodCreated: success('foodCreated'),
  foodCreateFailed: failure('foodCreateFailed'),
  foodUpdated: success('foodUpdated'),
  foodUpdateFailed: failure('foodUpdateFailed'),
  foodDeleted: success('foodDeleted'),
  deleteFailed: failure('deleteFailed'),
  categoriesLoadFailed: failure('categoriesLoadFailed'),
  orderPlaced: success('orderPlaced'),
  orderRefused: failure('orderRefused'),
  orderUnreachable: failure('orderUnreachable'),
  cartWasEmpty: info('cartWasEmpty'),
  categoryIncomplete: info('categoryIncomplete'),
  receiptFailed: failure('receiptFailed'),
} as const satisfies Record<ToastKey, Message>;

/** Spec §8: a failed profile read shows the server's message, if there is one. */
export const profileLoadError = (serverMessage: string | null): Message =>
  serverMessage ? errorMessage(serverMessage) : messages.profileLoadFailed;

/** Spec §9: delay between a success and the redirect. Milliseconds. */
export const redirectDelays = { afterLogin: 2000, afterRegistration: 3000, afterSave: 3000 } as const;
