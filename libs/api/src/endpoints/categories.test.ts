import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { apiWith, receivedPicture, picture } from '../testing/fixtures.ts';
import { startRecordingServer } from '../testing/recording-server.ts';

const server = startRecordingServer();
const signedIn = { authorization: 'Bearer access-1' };
const multipart = { ...signedIn, contentType: 'multipart/form-data; boundary=…' };

test('AC-101 categories are read without a bearer', async () => {
  server.answer(({ request }) =>
    request.headers.has('Authorization')
      ? HttpResponse.json({ detail: 'token_not_valid' }, { status: 401 })
      : HttpResponse.json([{ id: 3, name: 'Rice', food_image_url: 'media/rice.png', slug: 'rice' }]),
  );
  await expect(apiWith().categories.list()).resolves.toEqual([{ id: 3, name: 'Rice', imageUrl: 'https://api.food.test/media/rice.png' }]);
  expect(server.calls).toEqual([{ method: 'GET', path: '/api/category/', authorization: null, contentType: null, body: null }]);
});

test('AC-109 a category is created with name and food_image', async () => {
  server.answerJson({}, { status: 201 });
  await apiWith().categories.create({ name: 'Rice', picture });
  expect(server.calls).toEqual([
    { method: 'POST', path: '/api/category/', ...multipart, body: { name: 'Rice', food_image: receivedPicture } },
  ]);
});

test.each([
  { chosen: null, parts: { name: 'Rice' } },
  { chosen: picture, parts: { name: 'Rice', food_image: receivedPicture } },
])('AC-109 AC-110 a category is patched with a picture only if one was chosen ($chosen.name)', async ({ chosen, parts }) => {
  server.answerText(null, { status: 204 });
  await apiWith().categories.update(3, { name: 'Rice', picture: chosen });
  expect(server.calls).toEqual([{ method: 'PATCH', path: '/api/category/3/', ...multipart, body: parts }]);
});

test.each([200, 202, 204, 205])('AC-110 a category is removed on %i', async (status) => {
  server.answerText(null, { status });
  await expect(apiWith().categories.remove(3)).resolves.toBeUndefined();
  expect(server.calls).toEqual([{ method: 'DELETE', path: '/api/category/3/', ...signedIn, contentType: null, body: null }]);
});

test.each([200, 201])('AC-105 creating a category succeeds on %i', async (status) => {
  server.answerText('', { status });
  await expect(apiWith().categories.create({ name: 'Rice', picture })).resolves.toBeUndefined();
});

test.each([400, 500])('creating a category fails on %i', async (status) => {
  server.answerText(null, { status });
  await expect(apiWith().categories.create({ name: 'Rice', picture })).rejects.toMatchObject({ reason: 'status', status });
});

test.each([0, -1, 1.5, NaN, 2 ** 60])('the invalid id %d never reaches the server', async (id) => {
  server.answerText(null, { status: 204 });
  await expect(apiWith().categories.update(id, { name: 'Rice', picture: null })).rejects.toThrow(RangeError);
  await expect(apiWith().categories.remove(id)).rejects.toThrow(RangeError);
  expect(server.calls).toEqual([]);
});
