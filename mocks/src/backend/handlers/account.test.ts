import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts } from '../../data/accounts.ts';
import { createTestServer, pictureFile, type TestServer } from '../../testing/test-server.ts';
import { toFormData } from '../../http/to-form-data.ts';

let shop: TestServer;
beforeEach(async () => {
  shop = await createTestServer();
});
afterEach(async () => {
  await shop.server.close();
  expect(shop.contractProblems).toEqual([]);
});

const createRegistration = () => ({
  first_name: 'Karim',
  last_name: 'Mia',
  username: 'karim',
  email: 'karim@my-food.example',
  phone_number: '+8801711000333',
  profile_image: pictureFile('me.jpg', 'image/jpeg'),
  gender: 'M',
  address: '3 Lake Road, Dhaka',
  password: 'ilish & rice',
  password2: 'ilish & rice',
});
const registered = (url: string) => ({
  first_name: 'Karim',
  last_name: 'Mia',
  username: 'karim',
  gender: 'M',
  email: 'karim@my-food.example',
  phone_number: '+8801711000333',
  address: '3 Lake Road, Dhaka',
  profile_image: `${url}/media/uploads/1`,
  role: 'CUSTOMER',
});

it('registers a customer who can then log in and read the profile', async () => {
  const profile = registered(shop.server.url);
  expect(await shop.call('POST', '/api/user/register/', toFormData(createRegistration()))).toEqual({ status: 201, body: profile });
  const { status, body } = await shop.call('POST', '/api/user/login/', { email: 'KARIM@my-food.example', password: 'ilish & rice' });
  expect({ status, body }).toEqual({
    status: 200,
    body: { access: expect.stringMatching(/^access-/), refresh: expect.stringMatching(/^refresh-/), role: 'CUSTOMER' },
  });
  const access = body !== null && typeof body === 'object' && 'access' in body ? String(body.access) : '';
  expect(await shop.call('GET', '/api/user/profile/', undefined, access)).toEqual({ status: 200, body: profile });
});

it('names every missing field of a registration', async () => {
  const required = ['This field is required.'];
  const texts = ['first_name', 'last_name', 'username', 'email', 'phone_number', 'gender', 'address', 'password', 'password2'];
  expect(await shop.call('POST', '/api/user/register/', toFormData({ unknown: 'x' }))).toEqual({
    status: 400,
    body: { ...Object.fromEntries(texts.map((name) => [name, required])), profile_image: ['No file was submitted.'] },
  });
  expect(await shop.call('POST', '/api/user/register/', { email: 'x' })).toEqual({
    status: 400,
    body: { detail: 'Multipart form parse error' },
  });
});

it.each([
  ['email', accounts.customer.email.toUpperCase(), 'user with this email already exists.'],
  ['email', 'karim', 'Enter a valid email address.'],
  ['username', 'Nusrat', 'A user with that username already exists.'],
  ['gender', 'X', '"X" is not a valid choice.'],
  ['gender', '', 'This field may not be blank.'],
])('refuses a registration with %s "%s"', async (field, value, text) => {
  expect(await shop.call('POST', '/api/user/register/', toFormData({ ...createRegistration(), [field]: value }))).toEqual({
    status: 400,
    body: { [field]: [text] },
  });
});

it('rejects passwords that differ, and an invalid picture', async () => {
  expect(await shop.call('POST', '/api/user/register/', toFormData({ ...createRegistration(), password2: 'other' }))).toEqual({
    status: 400,
    body: { password: ["Password fields didn't match."] },
  });
  expect(
    await shop.call(
      'POST',
      '/api/user/register/',
      toFormData({ ...createRegistration(), profile_image: pictureFile('a.txt', 'text/plain') }),
    ),
  ).toEqual({
    status: 400,
    body: { profile_image: ['Upload a valid image. The file you uploaded was either not an image or a corrupted image.'] },
  });
  expect(shop.server.backend.db.account.count()).toBe(2);
});

it('returns the same error for a wrong password and an unknown user', async () => {
  const refused = { status: 401, body: { detail: 'No active account found with the given credentials' } };
  expect(await shop.call('POST', '/api/user/login/', { email: accounts.customer.email, password: 'x' })).toEqual(refused);
  expect(await shop.call('POST', '/api/user/login/', { email: 'nobody@my-food.example', password: 'x' })).toEqual(refused);
});

it('refuses a login without fields or without JSON', async () => {
  const required = ['This field is required.'];
  expect(await shop.call('POST', '/api/user/login/', {})).toEqual({ status: 400, body: { email: required, password: required } });
  expect(await shop.call('POST', '/api/user/login/', { email: '', password: 5 })).toEqual({
    status: 400,
    body: { email: ['This field may not be blank.'], password: ['Not a valid string.'] },
  });
  expect(await shop.call('POST', '/api/user/login/', toFormData({ email: 'a' }))).toEqual({
    status: 400,
    body: { detail: 'JSON parse error' },
  });
});

it('returns the profile of the demo accounts', async () => {
  const { access, role } = await shop.signIn('admin');
  expect(role).toBe('ADMIN');
  expect(await shop.call('GET', '/api/user/profile/', undefined, access)).toEqual({
    status: 200,
    body: {
      first_name: 'Rahim',
      last_name: 'Uddin',
      username: 'rahim',
      gender: 'M',
      email: 'admin@my-food.example',
      phone_number: '+8801711000222',
      address: '27 Nazimuddin Road, Old Dhaka 1100',
      profile_image: `${shop.server.url}/media/admin-portrait.webp`,
      role: 'ADMIN',
    },
  });
});

it('updates only the submitted fields of a profile', async () => {
  const { access } = await shop.signIn('customer');
  const before = (await shop.call('GET', '/api/user/profile/', undefined, access)).body;
  const texts = { first_name: 'Nusrat', last_name: 'Karim', phone_number: '017', gender: 'O', address: 'Sylhet' };
  const changed = { ...Object(before), ...texts };
  expect(await shop.call('PATCH', '/api/user/profile/update/', toFormData(texts), access)).toEqual({ status: 200, body: changed });
  const withPicture = { ...changed, profile_image: `${shop.server.url}/media/uploads/1` };
  expect(await shop.call('PATCH', '/api/user/profile/update/', toFormData({ ...texts, profile_image: pictureFile() }), access)).toEqual({
    status: 200,
    body: withPicture,
  });
  expect(await shop.call('GET', '/api/user/profile/', undefined, access)).toEqual({ status: 200, body: withPicture });
});

it('ignores a submitted role, and rejects blank texts, an invalid gender and a body that is no form', async () => {
  const { access } = await shop.signIn('customer');
  const patch = (body: FormData | object) => shop.call('PATCH', '/api/user/profile/update/', body, access);
  const refused = { first_name: ['This field may not be blank.'], gender: ['"X" is not a valid choice.'] };
  expect(await patch(toFormData({ first_name: '', gender: 'X' }))).toEqual({ status: 400, body: refused });
  expect(await patch({ role: 'ADMIN' })).toEqual({ status: 400, body: { detail: 'Multipart form parse error' } });
  shop.contractProblems.length = 0;
  await patch(toFormData({ role: 'ADMIN', email: 'x@y.z' }));
  shop.contractProblems.length = 0;
  expect((await shop.call('GET', '/api/user/profile/', undefined, access)).body).toMatchObject({
    role: 'CUSTOMER',
    email: accounts.customer.email,
  });
});
