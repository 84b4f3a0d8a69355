import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { apiWith, receivedPicture, picture } from '../testing/fixtures.ts';
import { startRecordingServer } from '../testing/recording-server.ts';

const server = startRecordingServer();
const signedIn = { authorization: 'Bearer access-1' };
const multipart = { ...signedIn, contentType: 'multipart/form-data; boundary=…' };
const payload = { name: 'কাচ্চি', description: 'Rice', price: 25_050, categoryId: 3, picture };
const parts = { name: 'কাচ্চি', price: '250.50', description: 'Rice', category_id: '3' };

test('AC-101 the menu is read without a bearer', async () => {
  server.answer(({ request }) =>
    request.headers.has('Authorization')
      ? HttpResponse.json({ detail: 'token_not_valid' }, { status: 401 })
      : HttpResponse.json([
          { id: 26, name: 'Kacchi', description: 'Rice', price: '250.00', image_url: null, category: { id: 3, name: 'Rice' } },
        ]),
  );
  await expect(apiWith().foods.list()).resolves.toEqual([
    { id: 26, name: 'Kacchi', description: 'Rice', price: 25_000, imageUrl: null, category: { id: 3, name: 'Rice' } },
  ]);
  expect(server.calls).toEqual([{ method: 'GET', path: '/api/food/', authorization: null, contentType: null, body: null }]);
});

test('a 401 of the public menu refreshes nothing', async () => {
  server.answerJson({ detail: 'no' }, { status: 401 });
  const refresh = vi.fn(() => Promise.resolve('access-2'));
  await expect(apiWith({ current: () => 'access-1', refresh }).foods.list()).rejects.toMatchObject({ status: 401 });
  expect(refresh).not.toHaveBeenCalled();
  expect(server.calls).toHaveLength(1);
});

test.each(['<html><body>502</body></html>', '{"results":[]}', '"text"', 'null', '', '{broken'])(
  'a menu with the body %j is unreadable',
  async (body) => {
    server.answerText(body);
    await expect(apiWith().foods.list()).rejects.toMatchObject({ name: 'ApiError', reason: 'body' });
  },
);

test('AC-107 a food is created with name, price, description, image and category_id', async () => {
  server.answerJson({}, { status: 201 });
  await apiWith().foods.create(payload);
  expect(server.calls).toEqual([{ method: 'POST', path: '/api/food/', ...multipart, body: { ...parts, image: receivedPicture } }]);
});

test.each([
  { chosen: null, sent: { id: '26', ...parts } },
  { chosen: picture, sent: { id: '26', ...parts, image: receivedPicture } },
])('AC-108 AC-110 a food is patched with its id and a picture only if one was chosen ($chosen.name)', async ({ chosen, sent }) => {
  server.answerText(null, { status: 204 });
  await apiWith().foods.update(26, { ...payload, picture: chosen });
  expect(server.calls).toEqual([{ method: 'PATCH', path: '/api/food/26/', ...multipart, body: sent }]);
});

test.each([200, 204, 205])('AC-110 a food is removed on %i', async (status) => {
  server.answerText(null, { status });
  await expect(apiWith().foods.remove(26)).resolves.toBeUndefined();
  expect(server.calls).toEqual([{ method: 'DELETE', path: '/api/food/26/', ...signedIn, contentType: null, body: null }]);
});

test.each([200, 201])('AC-105 creating a food succeeds on %i', async (status) => {
  server.answerText('<html>', { status });
  await expect(apiWith().foods.create(payload)).resolves.toBeUndefined();
});

test.each([400, 413])('creating a food fails on %i', async (status) => {
  server.answerText(null, { status });
  await expect(apiWith().foods.create(payload)).rejects.toMatchObject({ reason: 'status', status });
});

test.each([0, -1, 1.5, NaN, 2 ** 60])('the invalid id %d never reaches the server', async (id) => {
  server.answerText(null, { status: 204 });
  await expect(apiWith().foods.update(id, payload)).rejects.toThrow(RangeError);
  await expect(apiWith().foods.remove(id)).rejects.toThrow(RangeError);
  await expect(apiWith().foods.create({ ...payload, categoryId: id })).rejects.toThrow(RangeError);
  expect(server.calls).toEqual([]);
});
