import { expect, test } from 'vitest';
import { parseErrorResponse, readFieldErrors, readRetryAfter, readServerMessage } from './error-response.ts';

test.each([
  [{ detail: 'Not found.' }, 'Not found.'],
  [{ detail: 'first', message: 'second', error: 'third' }, 'first'],
  [{ detail: ['list'], message: 'second' }, 'second'],
  [{ detail: '  ', error: 'third' }, 'third'],
  [{ detail: '<img src=x onerror=alert(1)> is not allowed' }, '<img src=x onerror=alert(1)> is not allowed'],
  [{ detail: '<!DOCTYPE html><html>…' }, null],
  [{ detail: ' <html lang="en">' }, null],
  [{ detail: 'a\u0000b' }, 'ab'],
  [{ detail: { nested: 'text' } }, null],
  [{ name: ['required'] }, null],
  [{ non_field_errors: ['Closed.', { nested: 'text' }, 'Until May.'] }, 'Closed. Until May.'],
  [{ non_field_errors: ['Closed.'], detail: 'first' }, 'first'],
  [{ non_field_errors: [] }, null],
  ['<html><body>502 Bad Gateway</body></html>', null],
  ['plain text', null],
  [['detail'], null],
  [null, null],
  [{}, null],
])('the server message of %j is %j', (body, message) => {
  expect(readServerMessage(body)).toBe(message);
});

test.each([
  [{ detail: '\u0000', error: 'second' }, 'second'],
  [{ detail: ' \u0000 ' }, null],
  [{ detail: `${' '.repeat(1_000)}late` }, null],
])('AC-933 no blank text is the server message (case %#)', (body, message) => {
  expect(readServerMessage(body)).toBe(message);
});

test('a long server message is truncated to 200 characters, between code points', () => {
  expect(readServerMessage({ detail: '🍛'.repeat(300) })).toBe('🍛'.repeat(200));
  expect(readServerMessage({ detail: 'x'.repeat(1_000_000) })).toBe('x'.repeat(200));
});

test('AC-381 the reason for the whole request is the server message, not the error of a field', () => {
  const body = { non_field_errors: ['Registration is closed for this number.'], email: ['taken'] };
  expect(readServerMessage(body)).toBe('Registration is closed for this number.');
  expect([...readFieldErrors(body)]).toEqual([['email', 'taken']]);
});

test('field errors are the texts by field, for any field name', () => {
  const body: unknown = JSON.parse(
    '{"email":["taken","again"],"name":"too short","items":[{"quantity":["bad"]}],"detail":"whole","code":"c","__proto__":["polluted"],"constructor":["c"],"empty":[]}',
  );
  expect([...readFieldErrors(body)]).toEqual([
    ['email', 'taken again'],
    ['name', 'too short'],
    ['__proto__', 'polluted'],
    ['constructor', 'c'],
  ]);
  expect(Object.keys({})).toEqual([]);
});

test('AC-877 the members of a problem are no field errors, with a detail or without', () => {
  const problem = { type: 'about:blank', title: 'Forbidden', status: 403, instance: '/api/user/login/' };
  expect([...readFieldErrors(problem)]).toEqual([]);
  expect(readServerMessage({ ...problem, detail: 'Not from here.' })).toBe('Not from here.');
  expect([...readFieldErrors({ ...problem, detail: 'Whole.', email: 'taken' })]).toEqual([['email', 'taken']]);
});

test.each([null, 'text', 5, ['a'], true])('%j has no field errors', (body) => {
  expect([...readFieldErrors(body)]).toEqual([]);
});

const now = Date.parse('2025-11-20T12:00:00Z');

test.each([
  [null, null],
  ['30', 30],
  ['0', 0],
  ['-1', 0],
  ['1e9', 60],
  ['0.2', 1],
  ['Thu, 20 Nov 2025 12:00:20 GMT', 20],
  ['Thu, 20 Nov 2025 13:00:00 GMT', 60],
  ['Thu, 20 Nov 2025 11:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
])('Retry-After %j means %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});

test('an error response has status, message, field errors, Retry-After and body', () => {
  const body = { detail: 'Throttled.' };
  expect(parseErrorResponse(new Response(null, { status: 429, headers: { 'Retry-After': '12' } }), body)).toEqual({
    status: 429,
    serverMessage: 'Throttled.',
    fieldErrors: new Map(),
    retryAfterSeconds: 12,
    body,
  });
});

test('AC-721 only a 4xx names fields: a 5xx may have members of the same names', () => {
  const body = { name: 'Internal Server Error', description: 'The server encountered an error.' };
  const errorsOf = (status: number) => parseErrorResponse(new Response(null, { status }), body).fieldErrors;
  expect([errorsOf(400), errorsOf(500)]).toEqual([new Map(Object.entries(body)), new Map()]);
});
