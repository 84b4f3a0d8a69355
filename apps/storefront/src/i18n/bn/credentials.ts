import type { credentials as english } from '../en/credentials.ts';
import { translation } from '../namespace.ts';

export const credentials = translation<typeof english>()({
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  revealPassword: 'যা লিখেছি দেখান',
  concealPassword: 'যা লিখেছি লুকান',
});
