import { hasNewBuild } from '../platform/load-chunk.ts';

/** The part of a `ServiceWorkerRegistration` that is used. */
interface Registration {
  readonly installing: EventTarget | null;
  readonly waiting: object | null;
  readonly active: object | null;
  update(): Promise<unknown>;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/**
 * Offers a newer build when it is stored and waits for this page, now or later. Not to a page of that build: after a reload its worker waits until the
 * older one has answered all requests. `loadNotice` loads what shows the offer.
 */
export function watchForUpdate(registration: Registration, loadNotice: () => Promise<() => Promise<void>>): void {
  let offered: object | null = null;
  const offer = async (waiting: object) => {
    if (!(await hasNewBuild())) return;
    const showNotice = await loadNotice();
    if (waiting === offered) return;
    offered = waiting;
    await showNotice();
  };
  // Without an active one it is the first worker. After a reload past the worker, this page has no controller.
  const check = () => {
    const { waiting, active } = registration;
    if (waiting && active && waiting !== offered) offer(waiting).catch(() => undefined);
  };
  check();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', check));
  // The browser looks for an update when a page is loaded; a tab may stay open for days. The host may not have answered the first check.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    registration.update().catch(() => undefined);
    check();
  });
}
