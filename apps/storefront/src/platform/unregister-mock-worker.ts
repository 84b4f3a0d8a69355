const mockWorkerUrl = /\/mockServiceWorker\.js(\?|$)/;

const scriptUrlOf = ({ active, waiting, installing }: ServiceWorkerRegistration): string =>
  (active ?? waiting ?? installing)?.scriptURL ?? '';

/**
 * Unregisters the service worker that a build with the mock backend has left on this origin; it would intercept the API calls. Returns whether it
 * controls this page, as it then does until the next load. Never rejects.
 */
export async function unregisterMockWorker(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<boolean> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? [];
    const mockWorkers = registrations.filter((registration) => mockWorkerUrl.test(scriptUrlOf(registration)));
    await Promise.all(mockWorkers.map((registration) => registration.unregister()));
    return mockWorkerUrl.test(workers?.controller?.scriptURL ?? '');
  } catch {
    // A browser that forbids storage.
    return false;
  }
}
