import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/messages.ts';
import { createToaster } from './toaster.ts';

it('AC-140 shows at most twenty toasts, the newest', () => {
  const toaster = createToaster();
  for (let click = 0; click < 25; click += 1) toaster.show(messages.cartWasEmpty);
  expect(toaster.current().map((toast) => toast.id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
});

it('notifies its listeners and removes expired toasts', () => {
  const toaster = createToaster();
  const listener = vi.fn();
  const unsubscribe = toaster.subscribe(listener);
  toaster.show(messages.loggedIn);
  toaster.expire(1);
  expect(toaster.current()).toEqual([]);
  unsubscribe();
  toaster.show(messages.loggedIn);
  expect(listener).toHaveBeenCalledTimes(2);
});
