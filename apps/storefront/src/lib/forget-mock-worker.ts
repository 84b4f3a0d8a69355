const script = /\/mockServiceWorker\.js(\?|$)/;

const scriptOf = ({ active, waiting, installing }: ServiceWorkerRegistration): string => (active ?? waiting ?? installing)?.scriptURL ?? '';

/** Signs off the worker which a build with a mock backend may have left on this origin: it would come between the shop and its server. Never rejects. */
export async function forgetMockWorker(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(registrations.filter((found) => script.test(scriptOf(found))).map((found) => found.unregister()));
  } catch (error) {
    console.error('A leftover worker could not be looked for.', error instanceof Error ? error.name : '');
  }
}
