import { expect, test } from 'vitest';
import { parseProfile } from './profile.ts';

const baseUrl = 'https://api.food.test';

test('a profile keeps its readable fields', () => {
  expect(
    parseProfile({ first_name: 'A', phone_number: 880, email: [], gender: 'X', role: 1, profile_image: '//cdn.test/a.png' }, baseUrl),
  ).toEqual({
    firstName: 'A',
    lastName: '',
    username: '',
    email: '',
    phoneNumber: '880',
    address: '',
    gender: null,
    imageUrl: 'https://cdn.test/a.png',
    role: null,
  });
});

test.each([null, {}])('%j is no profile', (value) => {
  expect(parseProfile(value, baseUrl)).toBeNull();
});

test.each(['admin', 'ADMIN'])('the role %s is unchanged', (role) => {
  expect(parseProfile({ role }, baseUrl)?.role).toBe(role);
});

test.each(['text', 5, true, [], [{}]])('the profile %j is unreadable', (value) => {
  expect(() => parseProfile(value, baseUrl)).toThrow(expect.objectContaining({ name: 'ApiError', reason: 'body' }));
});
