import { report } from './reporting/report.ts';

const mockWorkerUrl = /\/mockServiceWorker\.js(\?|$)/;

const scriptUrlOf = ({ active, waiting, installing }: ServiceWorkerRegistration): string =>
  (active ?? waiting ?? installing)?.scriptURL ?? '';

/** Unregisters the service worker that a build with the mock backend has left on this origin; it would intercept the API calls. Never rejects. */
export async function unregisterMockWorker(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(
      registrations
        .filter((registration) => mockWorkerUrl.test(scriptUrlOf(registration)))
        .map((registration) => registration.unregister()),
    );
  } catch (error) {
    report(error, 'A leftover worker could not be looked for.', [error instanceof Error ? error.name : '']);
  }
}
