import { expect, it } from 'vitest';
import { hasMockBackend, parseOrigins } from './server-settings.ts';

it('AC-551 the origins of a setting', () => {
  expect(parseOrigins('VITE_API_URL', '')).toEqual([]);
  expect(parseOrigins('VITE_API_URL', 'http://127.0.0.1:8000/backend/')).toEqual(['http://127.0.0.1:8000']);
  expect(parseOrigins('VITE_MEDIA_ORIGINS', 'https://a.example/x, HTTPS://b.example:8443')).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]);
});

it.each(['api.example.com', 'localhost:8000', '/backend', 'ftp://api.example.com', 'http:api.example.com', 'http://'])(
  'AC-551 refuses %s with a sentence',
  (url) => {
    const sentence = `VITE_API_URL: '${url}' is no address such as https://api.example.com.`;
    expect(() => parseOrigins('VITE_API_URL', url)).toThrow(sentence);
  },
);

const server = 'http://127.0.0.1:8000';
it.each([
  ['serve', {}, true],
  ['serve', { VITE_API_URL: '' }, true],
  ['serve', { VITE_API_URL: server }, false],
  ['serve', { VITE_API_URL: server, VITE_MOCKS: 'on' }, false],
  ['build', {}, false],
  ['build', { VITE_API_URL: server }, false],
  ['build', { VITE_MOCKS: 'on' }, true],
  ['build', { VITE_API_URL: server, VITE_MOCKS: 'on' }, true],
] as const)('AC-552 %s with %j: the mock backend %s', (command, env, isIncluded) => {
  expect(hasMockBackend(command, env)).toBe(isIncluded);
});
