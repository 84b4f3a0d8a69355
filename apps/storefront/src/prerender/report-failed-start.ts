/**
 * Sends once that the application did not load: no chunk of it, and so no reporter, may have arrived. Runs as an inline script after load-app.ts in
 * builds with VITE_REPORT_DSN: its source is copied into the page, so it must not reference anything outside itself.
 */
export function reportFailedStart(endpoint: string): void {
  const page = document.documentElement;
  const observer = new MutationObserver(() => {
    if (page.dataset['start'] !== 'failed') return;
    observer.disconnect();
    const event_id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const values = [{ type: 'Error', value: 'The application did not load.' }];
    // As in sentry.ts: the service must not store the address that it sees.
    const sdk = { name: 'storefront', version: '1', settings: { infer_ip: 'never' } };
    const event = { event_id, timestamp: Date.now() / 1000, platform: 'javascript', level: 'fatal', sdk, exception: { values } };
    const body = [{ event_id }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
    fetch(endpoint, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
      () => undefined,
    );
  });
  observer.observe(page, { attributeFilter: ['data-start'] });
}
