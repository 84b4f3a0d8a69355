import { expect, test } from 'vitest';
import { ApiError, MissingTokensError } from '../client/api-error.ts';
import { isOutcomeUnknown } from '../client/is-outcome-unknown.ts';
import { apiWith, receivedPicture, picture } from '../testing/fixtures.ts';
import { startRecordingServer } from '../testing/recording-server.ts';

const server = startRecordingServer();

const registration = {
  firstName: 'Nusrat',
  lastName: 'জাহান',
  username: 'nusrat',
  email: 'nusrat@food.test',
  phoneNumber: '+8801711000000',
  address: '12 Lake Road',
  password: ' pass word ',
  passwordAgain: ' pass word ',
  gender: 'F',
  picture,
} as const;

test('AC-045 registration is one multipart POST with exactly its ten parts and no bearer', async () => {
  server.answerJson({}, { status: 201 });
  await apiWith().account.register(registration);
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: '/api/user/register/',
      authorization: null,
      contentType: 'multipart/form-data; boundary=…',
      body: {
        first_name: 'Nusrat',
        last_name: 'জাহান',
        username: 'nusrat',
        email: 'nusrat@food.test',
        phone_number: '+8801711000000',
        profile_image: receivedPicture,
        gender: 'F',
        address: '12 Lake Road',
        password: ' pass word ',
        password2: ' pass word ',
      },
    },
  ]);
});

test.each([200, 201])('AC-103 registration succeeds on %i with any body', async (status) => {
  server.answerText('<not json', { status });
  await expect(apiWith().account.register(registration)).resolves.toBeUndefined();
});

test.each([400, 500])('AC-103 registration fails on %i', async (status) => {
  server.answerText(null, { status });
  await expect(apiWith().account.register(registration)).rejects.toMatchObject({ reason: 'status', status });
});

const exactWrites = [
  () => apiWith().account.register(registration),
  () => apiWith().account.updateProfile(update),
  () => apiWith().foods.create({ name: 'Naan', description: 'd', price: 100, categoryId: 3, picture }),
  () => apiWith().categories.create({ name: 'Rice', picture }),
];

test.each([202, 204])('AC-764 a write that succeeds on 200 or 201 may have been carried out after %i', async (status) => {
  server.answerText(null, { status });
  for (const write of exactWrites) {
    const error: unknown = await write().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ApiError', reason: 'body', status });
    expect(isOutcomeUnknown(error)).toBe(true);
  }
});

test('AC-046 login is a JSON POST with exactly e-mail and password and no bearer', async () => {
  server.answerJson({ access: 'a', refresh: 'r', role: 'ADMIN', user: 7 });
  const session = await apiWith().account.logIn({ email: 'nusrat@food.test', password: ' p ' });
  expect(session).toEqual({ access: 'a', refresh: 'r', role: 'ADMIN' });
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: '/api/user/login/',
      authorization: null,
      contentType: 'application/json',
      body: { email: 'nusrat@food.test', password: ' p ' },
    },
  ]);
});

test('a role that is no string is read as an empty one', async () => {
  server.answerJson({ access: 'a', refresh: 'r', role: { a: 1 } });
  await expect(apiWith().account.logIn({ email: 'e', password: 'p' })).resolves.toEqual({ access: 'a', refresh: 'r', role: '' });
});

const withoutTokens = [
  '{"access":"a"}',
  '{"refresh":"r"}',
  '{"access":"","refresh":"r"}',
  '{"access":"no header value","refresh":"r"}',
  '{"access":1,"refresh":"r"}',
  'null',
  '[]',
  '',
  '<html>',
];

test.each(withoutTokens)('AC-087 login without tokens rejects: %j', async (body) => {
  server.answerText(body);
  await expect(apiWith().account.logIn({ email: 'e', password: 'p' })).rejects.toBeInstanceOf(MissingTokensError);
});

test('AC-070 a wrong password is an ordinary failure and refreshes nothing', async () => {
  server.answerJson({ detail: 'No active account' }, { status: 401 });
  const failure: unknown = await apiWith()
    .account.logIn({ email: 'e', password: 'p' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ reason: 'status', status: 401, serverMessage: 'No active account' });
  expect(server.calls).toHaveLength(1);
});

test('the profile is read with the bearer', async () => {
  server.answerJson({
    first_name: 'Nusrat',
    last_name: 'Jahan',
    username: 'nusrat',
    gender: 'F',
    email: 'nusrat@food.test',
    phone_number: '+880',
    address: 'Dhaka',
    profile_image: '/media/nusrat.png',
    role: 'ADMIN',
  });
  await expect(apiWith().account.readProfile()).resolves.toEqual({
    firstName: 'Nusrat',
    lastName: 'Jahan',
    username: 'nusrat',
    gender: 'F',
    email: 'nusrat@food.test',
    phoneNumber: '+880',
    address: 'Dhaka',
    imageUrl: 'https://api.food.test/media/nusrat.png',
    role: 'ADMIN',
  });
  expect(server.calls).toEqual([
    { method: 'GET', path: '/api/user/profile/', authorization: 'Bearer access-1', contentType: null, body: null },
  ]);
});

test('an empty 200 means there is no profile', async () => {
  server.answerText(null, { status: 200 });
  await expect(apiWith().account.readProfile()).resolves.toBeNull();
});

const update = { firstName: 'Nusrat', lastName: 'Jahan', phoneNumber: '+880', address: 'Dhaka', gender: 'F', picture: null } as const;
const updatedParts = { first_name: 'Nusrat', last_name: 'Jahan', phone_number: '+880', gender: 'F', address: 'Dhaka' };

test.each([
  { chosen: null, parts: updatedParts },
  { chosen: picture, parts: { ...updatedParts, profile_image: receivedPicture } },
])('AC-094 the profile is patched with a picture only if one was chosen ($chosen.name)', async ({ chosen, parts }) => {
  server.answerJson({}, { status: 200 });
  await apiWith().account.updateProfile({ ...update, picture: chosen });
  expect(server.calls).toEqual([
    {
      method: 'PATCH',
      path: '/api/user/profile/update/',
      authorization: 'Bearer access-1',
      contentType: 'multipart/form-data; boundary=…',
      body: parts,
    },
  ]);
});

test.each([200, 201])('AC-104 the profile update succeeds on %i', async (status) => {
  server.answerText(null, { status });
  await expect(apiWith().account.updateProfile(update)).resolves.toBeUndefined();
});

test.each([400, 500])('AC-104 the profile update fails on %i', async (status) => {
  server.answerText(null, { status });
  await expect(apiWith().account.updateProfile(update)).rejects.toMatchObject({ reason: 'status', status });
});
