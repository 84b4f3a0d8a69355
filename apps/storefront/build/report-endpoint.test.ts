import { expect, it } from 'vitest';
import { reportEndpoint } from './report-endpoint.ts';

it('AC-231 the address of a DSN, and none without one', () => {
  expect(reportEndpoint('')).toBe('');
  expect(reportEndpoint('https://key@errors.example/1')).toBe('https://errors.example/api/1/envelope/?sentry_key=key&sentry_version=7');
  expect(reportEndpoint('https://key@example.org:8443/sentry/42')).toBe(
    'https://example.org:8443/sentry/api/42/envelope/?sentry_key=key&sentry_version=7',
  );
});

it.each(['errors.example', 'https://errors.example/1', 'https://key@errors.example/', 'ftp://key@errors.example/1'])(
  'AC-231 refuses %s with a sentence',
  (dsn) => expect(() => reportEndpoint(dsn)).toThrow('VITE_REPORT_DSN is not a DSN such as https://key@errors.example/1.'),
);
