import type { Page } from '@playwright/test';

/** The retained resources of a page. */
export interface MemoryUsage {
  heapMegabytes: number;
  nodes: number;
  listeners: number;
  /** Pending timeouts. */
  timers: number;
  intervals: number;
  /** Object URLs that are not revoked. */
  objectUrls: number;
}

/** Counts pending timers and object URLs. An init script; add it after `clock.install`, so that it wraps the fake timers. */
export function trackOpenHandles(): void {
  const timers = new Set<unknown>();
  const intervals = new Set<unknown>();
  const objectUrls = new Set<string>();
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = window;
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(window, {
    openHandles: () => ({ timers: timers.size, intervals: intervals.size, objectUrls: objectUrls.size }),
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

/** Measures the page after garbage collection. */
export async function measureMemory(page: Page): Promise<MemoryUsage> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const handles: unknown = await page.evaluate(() => Reflect.get(window, 'openHandles')());
  await session.detach();
  const count = (name: string) => (typeof handles === 'object' && handles !== null ? Number(Reflect.get(handles, name)) : NaN);
  return {
    heapMegabytes: Math.round((metric('JSHeapUsedSize') / 1024 / 1024) * 100) / 100,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: count('timers'),
    intervals: count('intervals'),
    objectUrls: count('objectUrls'),
  };
}
