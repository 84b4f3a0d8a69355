import type { Metric } from 'web-vitals';
import type { ErrorReport } from './describe-error.ts';

// The envelopes of Sentry, GlitchTip and compatible services (https://develop.sentry.dev/sdk/data-model/envelopes/). Another service needs another
// file with these three functions, its address in `build/report-endpoint.ts`, and its format in `prerender/report-failed-start.ts`.

const randomHex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function envelope(type: 'event' | 'transaction', content: object): string {
  const event_id = randomHex(16);
  const timestamp = Date.now() / 1000;
  // The service must not store the address that it sees.
  const sdk = { name: 'storefront', version: '1', settings: { infer_ip: 'never' } };
  const event = { event_id, type, timestamp, platform: 'javascript', sdk, ...content };
  return [{ event_id }, { type }, event].map((line) => JSON.stringify(line)).join('\n');
}

export const errorEnvelope = ({ context, route, type, frames }: ErrorReport): string =>
  envelope('event', {
    level: 'error',
    transaction: route,
    exception: {
      values: [
        {
          type,
          value: context,
          // Sentry's frames start with the outermost.
          stacktrace: {
            frames: frames
              .map(({ file, line, column }) => ({ filename: `app:///${file}`, lineno: line, colno: column, in_app: true }))
              .reverse(),
          },
        },
      ],
    },
  });

/** Web vitals are measurements of a page load. Milliseconds, but for the layout shift, which is a ratio. */
export const measurementEnvelope = (route: string, metrics: readonly Pick<Metric, 'name' | 'value'>[]): string =>
  envelope('transaction', {
    transaction: route,
    start_timestamp: performance.timeOrigin / 1000,
    spans: [],
    contexts: { trace: { op: 'pageload', trace_id: randomHex(16), span_id: randomHex(8) } },
    measurements: Object.fromEntries(
      metrics.map(({ name, value }) => [name.toLowerCase(), { value, unit: name === 'CLS' ? '' : 'millisecond' }]),
    ),
  });

/** `keepalive` lets it outlive the page; `no-cors` and text need no preflight; unlike `sendBeacon` it sends no cookies. Never rejects. */
export function sendEnvelope(body: string): void {
  const endpoint = import.meta.env.VITE_REPORT_ENDPOINT;
  if (endpoint)
    void fetch(endpoint, {
      method: 'POST',
      body,
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
}
