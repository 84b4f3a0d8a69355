import * as v from 'valibot';

const pendingOrderSchema = v.object({ total: v.number(), knownIds: v.nullable(v.array(v.number())), requestedAt: v.number() });
const messageSchema = v.variant('type', [
  v.object({ type: v.literal('asked') }),
  v.object({ type: v.literal('lost'), pending: pendingOrderSchema }),
  v.object({ type: v.literal('settled') }),
]);

/** An order that was sent and whose answer never came. `total` in poisha, `requestedAt` in milliseconds since 1970. */
export type PendingOrder = v.InferOutput<typeof pendingOrderSchema>;

/** Remembers over a reload, and in all open tabs, that an order may be on record already: the person checks before sending again (FAULTS 1.4). */
export interface PendingOrderMark {
  read(): PendingOrder | null;
  /** Before the order is sent. The other tabs are told only when its answer is lost: until then a lock keeps them from sending. */
  write(pending: PendingOrder): void;
  /** Nobody knows what has become of the marked order. */
  share(): void;
  remove(): void;
  /** Another tab has lost the answer to its order, or has settled what was lost. */
  onOtherTab(listener: (outcome: 'lost' | 'settled') => void): void;
}

interface Surroundings {
  /** Ends the listening to other tabs. */
  lifetime: AbortSignal;
  page?: EventTarget;
  open?: () => Storage;
  /** The line to the other tabs, null where the browser has none. */
  channel?: BroadcastChannel | null;
}

const key = 'my-food-pending-order';
const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(key));

/** Session storage, and a word to the other tabs: local storage holds nothing but session and cart (READINGS 'Storage and session'). */
export function createPendingOrderMark({
  lifetime,
  page = window,
  open = () => window.sessionStorage,
  channel = openChannel(),
}: Surroundings): PendingOrderMark {
  const listeners: ((outcome: 'lost' | 'settled') => void)[] = [];
  let memory: string | null = null;
  const attempt = (work: (storage: Storage) => void) => {
    try {
      work(open());
    } catch {
      // Without session storage the mark lives as long as the page.
    }
  };
  const read = () => {
    attempt((storage) => (memory = storage.getItem(key) ?? memory));
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pendingOrderSchema), memory);
    return parsed.success ? parsed.output : null;
  };
  const write = (pending: PendingOrder) => {
    memory = JSON.stringify(pending);
    attempt((storage) => storage.setItem(key, JSON.stringify(pending)));
  };
  const remove = () => {
    memory = null;
    attempt((storage) => storage.removeItem(key));
  };
  // What a reload has left behind is lost; what this page sends is not, before it says so.
  let isLost = read() !== null;
  const tell = (message: v.InferOutput<typeof messageSchema>) => channel?.postMessage(message);
  const share = () => {
    const pending = read();
    if (!pending) return;
    isLost = true;
    tell({ type: 'lost', pending });
  };
  const hear = ({ data }: MessageEvent) => {
    const { output: message, success } = v.safeParse(messageSchema, data);
    if (!success) return;
    if (message.type === 'asked') return isLost ? share() : undefined;
    if (message.type === 'lost' && isLost) return;
    if (message.type === 'lost') write(message.pending);
    else remove();
    isLost = message.type === 'lost';
    const outcome = message.type;
    listeners.forEach((listener) => listener(outcome));
  };
  channel?.addEventListener('message', hear, { signal: lifetime });
  // A page that is left with its order on the way will never learn the answer.
  page.addEventListener('pagehide', share, { signal: lifetime });
  lifetime.addEventListener('abort', () => channel?.close(), { once: true });
  if (isLost) share();
  else tell({ type: 'asked' });

  return {
    read,
    write,
    share,
    remove() {
      const hadOne = read() !== null;
      remove();
      isLost = false;
      if (hadOne) tell({ type: 'settled' });
    },
    onOtherTab: (listener) => void listeners.push(listener),
  };
}
