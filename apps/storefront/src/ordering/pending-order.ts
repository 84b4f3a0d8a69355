import * as v from 'valibot';

const pendingOrderSchema = v.object({ total: v.number(), knownIds: v.nullable(v.array(v.number())), requestedAt: v.number() });

/** An order that was sent and whose answer never came. `total` in poisha, `requestedAt` in milliseconds since 1970. */
export type PendingOrder = v.InferOutput<typeof pendingOrderSchema>;

/** Remembers over a reload that an order may be on record already, so that the person checks before sending again (FAULTS 1.4). */
export interface PendingOrderMark {
  read(): PendingOrder | null;
  write(pending: PendingOrder): void;
  remove(): void;
}

const key = 'my-food-pending-order';

export function createPendingOrderMark(open: () => Storage = () => window.sessionStorage): PendingOrderMark {
  let memory: string | null = null;
  const attempt = (work: (storage: Storage) => void) => {
    try {
      work(open());
    } catch {
      // Without session storage the mark lives as long as the page.
    }
  };
  return {
    read() {
      attempt((storage) => (memory = storage.getItem(key) ?? memory));
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pendingOrderSchema), memory);
      return parsed.success ? parsed.output : null;
    },
    write(pending) {
      memory = JSON.stringify(pending);
      attempt((storage) => storage.setItem(key, JSON.stringify(pending)));
    },
    remove() {
      memory = null;
      attempt((storage) => storage.removeItem(key));
    },
  };
}
