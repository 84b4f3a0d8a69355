import type { Message } from '../i18n/message.ts';
import { createListeners } from '../platform/listeners.ts';

/** A visible message. A unique `id` distinguishes equal texts (Behaviour 'Forms, toasts, texts'). */
export interface Toast extends Message {
  readonly id: number | string;
}

/** The list of toasts, independent of the current route. */
export interface Toaster {
  show(message: Message): void;
  expire(id: Toast['id']): void;
  subscribe(listener: () => void): () => void;
  current(): readonly Toast[];
}

/** Spec §9: the newest 20. */
const maxToasts = 20;

export function createToaster(): Toaster {
  const { notify, subscribe } = createListeners();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const update = (next: readonly Toast[]) => {
    toasts = next;
    notify();
  };
  return {
    show(message) {
      lastId += 1;
      update([...toasts, { ...message, id: lastId }].slice(-maxToasts));
    },
    expire: (id) => update(toasts.filter((toast) => toast.id !== id)),
    subscribe,
    current: () => toasts,
  };
}
