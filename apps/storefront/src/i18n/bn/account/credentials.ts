import type { credentials as english } from '../../en/account/credentials.ts';
import { translation } from '../../namespace.ts';

export const credentials = translation<typeof english>()({
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  revealPassword: 'পাসওয়ার্ড দেখান',
  concealPassword: 'পাসওয়ার্ড লুকান',
});
