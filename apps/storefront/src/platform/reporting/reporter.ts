import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { describeError } from './describe-error.ts';
import { errorEnvelope, measurementEnvelope, sendEnvelope } from './sentry.ts';

/** Enough to see a pattern; a failure in a loop would otherwise fill the service's quota. */
const maxErrors = 20;

export function createReporter(post: (envelope: string) => void) {
  const sent = new WeakSet<object>();
  let errorCount = 0;
  const send = (error: unknown, context: string, route: string): void => {
    // A render error is reported by React and by the router's boundary.
    if (typeof error === 'object' && error !== null) {
      if (sent.has(error)) return;
      sent.add(error);
    }
    if (errorCount++ < maxErrors) post(errorEnvelope({ context, route, ...describeError(error) }));
  };
  return {
    /** `route`: its pattern, such as `/food/$id`, when the error happened. */
    send,
    /** Listens to errors that nothing caught, and measures the visit. `route`: the pattern of the current route. */
    start(route: () => string): void {
      addEventListener('error', ({ error }) => send(error, 'An error was not caught.', route()));
      addEventListener('unhandledrejection', ({ reason }) => send(reason, 'A rejection was not handled.', route()));
      measure((metrics) => post(measurementEnvelope(route(), metrics)));
    },
  };
}

/** Emits the web vitals when the page is hidden: later the browser may end it without an event. A document that is left is hidden as well. */
function measure(emit: (metrics: readonly Metric[]) => void): void {
  const metrics = new Map<string, Metric>();
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on((metric) => metrics.set(metric.name, metric));
  // After the listeners of web-vitals, which emit the last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || metrics.size === 0) return;
    emit([...metrics.values()]);
    metrics.clear();
  });
}

export type Reporter = ReturnType<typeof createReporter>;
export const reporter = createReporter(sendEnvelope);
