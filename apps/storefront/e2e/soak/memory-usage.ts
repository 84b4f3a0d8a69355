import type { Page } from '@playwright/test';

/** What a page holds on to. */
export interface Footprint {
  heapMegabytes: number;
  nodes: number;
  listeners: number;
  /** Set and neither fired nor cleared. */
  timers: number;
  intervals: number;
  /** Made and not revoked. */
  objectUrls: number;
}

/** Counts timers and object URLs. Runs after the clock's own script, so that it wraps the clock's timers. */
export function countHeldThings(): void {
  const timers = new Set<unknown>();
  const intervals = new Set<unknown>();
  const objectUrls = new Set<string>();
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = window;
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(window, {
    heldThings: () => ({ timers: timers.size, intervals: intervals.size, objectUrls: objectUrls.size }),
    setTimeout(work: () => void, ...rest: [number]) {
      const fire = (...given: []) => {
        timers.delete(id);
        work(...given);
      };
      const id: unknown = Reflect.apply(set, window, [fire, ...rest]);
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      Reflect.apply(clear, window, [id]);
    },
    setInterval(...given: [() => void, number]) {
      const id: unknown = Reflect.apply(repeat, window, given);
      intervals.add(id);
      return id;
    },
    clearInterval(id: number) {
      intervals.delete(id);
      Reflect.apply(stop, window, [id]);
    },
  });
  URL.createObjectURL = (given) => {
    const url = createObjectURL.call(URL, given);
    objectUrls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    objectUrls.delete(url);
    revokeObjectURL.call(URL, url);
  };
}

/** Weighs the page after everything that can be forgotten was. */
export async function measureMemory(page: Page): Promise<Footprint> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const held: unknown = await page.evaluate(() => Reflect.get(window, 'heldThings')());
  await session.detach();
  const count = (name: string) => (typeof held === 'object' && held !== null ? Number(Reflect.get(held, name)) : NaN);
  return {
    heapMegabytes: Math.round((metric('JSHeapUsedSize') / 1024 / 1024) * 100) / 100,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: count('timers'),
    intervals: count('intervals'),
    objectUrls: count('objectUrls'),
  };
}
