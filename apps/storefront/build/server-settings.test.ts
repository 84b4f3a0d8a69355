import { expect, it } from 'vitest';
import { hasMockBackend, parseOrigins, parseServer } from './server-settings.ts';

it('AC-551 the origins of a setting', () => {
  expect(parseServer('')).toEqual([]);
  expect(parseServer('http://127.0.0.1:8000/backend/')).toEqual(['http://127.0.0.1:8000']);
  expect(parseServer('http://api')).toEqual(['http://api']);
  expect(parseOrigins('VITE_MEDIA_ORIGINS', 'https://a.example/x, HTTPS://b.example:8443')).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]);
});

it.each(['api.example.com', 'localhost:8000', '/backend', 'ftp://api.example.com', 'http:api.example.com', 'http://'])(
  'AC-551 refuses %s with a sentence',
  (url) => {
    const sentence = `VITE_API_URL: '${url}' is no address such as https://api.example.com.`;
    expect(() => parseServer(url)).toThrow(sentence);
  },
);

it.each([
  'https://a.example, https://b.example',
  'https://a.example/api',
  'https://a.example/backend/api/',
  'https://a.example/?v=1',
  'https://a.example/#/',
  'https://user:secret@a.example',
])('AC-551 refuses %s, with which no call would reach a server', (url) => {
  const sentence = `VITE_API_URL: '${url}' is not the address of one server, without /api, such as https://api.example.com.`;
  expect(() => parseServer(url)).toThrow(sentence);
});

it.each(['true', '1', 'ON'])('AC-551 refuses VITE_MOCKS=%s, which would be no demo', (value) => {
  const sentence = `VITE_MOCKS: '${value}' is neither 'on' nor 'off'.`;
  expect(() => hasMockBackend('build', { VITE_MOCKS: value })).toThrow(sentence);
});

const server = 'http://127.0.0.1:8000';
it.each([
  ['serve', {}, true],
  ['serve', { VITE_API_URL: '' }, true],
  ['serve', { VITE_API_URL: server }, false],
  ['serve', { VITE_API_URL: server, VITE_MOCKS: 'on' }, false],
  ['build', {}, false],
  ['build', { VITE_API_URL: server }, false],
  ['build', { VITE_MOCKS: 'on' }, true],
  ['build', { VITE_MOCKS: 'off' }, false],
  ['build', { VITE_MOCKS: '' }, false],
  ['build', { VITE_API_URL: server, VITE_MOCKS: 'on' }, true],
] as const)('AC-552 %s with %j: the mock backend %s', (command, env, isIncluded) => {
  expect(hasMockBackend(command, env)).toBe(isIncluded);
});
