import { expect, journey } from './journey.ts';
import { barLink, field, heading, submit, toast } from './queries.ts';
import { fillRegistration, logIn, nadia, picture } from './steps.ts';

journey('register', async ({ shop }) => {
  await shop.open('register/');
  await fillRegistration(shop);
  await shop.press(submit('Register'));
  await shop.expectVisible(toast('Registrations Sucessfully.'));
  await shop.expectRoute('login');
  await logIn(shop, nadia);
  await shop.expectRoute('profile');
  await shop.expectVisible({ text: 'No orders found.' });
});

journey('log in', async ({ shop, server }) => {
  await shop.open('login/');
  await logIn(shop, server.backend.accounts.customer);
  await shop.expectVisible(toast('Login sucessfull'));
  await shop.expectRoute('profile');
  await shop.expectVisible(heading('Nusrat Jahan'));
  await shop.press({ role: 'button', name: 'Your account', within: { role: 'banner' } });
  await shop.press({ role: 'menuitem', name: 'Logout' });
  await shop.expectRoute('login');
  await shop.expectVisible(barLink('Login'));
  expect(await shop.run('storedValue', 'accessToken')).toBeNull();
});

journey('picture upload', async ({ shop, server, signIn }) => {
  await signIn('customer');
  await shop.open('profile/update/');
  await shop.expectVisible(field('First Name'));
  await shop.tab.chooseFile(picture);
  await shop.expectVisible({ text: 'home.webp' });
  await shop.press(submit('Save changes'));
  await shop.expectVisible(toast('Profile Updated Successfully.'));
  const [update] = server.requests.filter(({ path }) => path === '/api/user/profile/update/');
  const [image] = update?.form?.flatMap(({ name, file }) => (name === 'profile_image' && file ? [file] : [])) ?? [];
  expect(image?.bytes.length).toBeGreaterThan(1000);
});

journey('renewal', async ({ shop, server, signIn }) => {
  await signIn('customer');
  server.backend.expireAccessTokens();
  server.clear();
  await shop.open('profile/');
  await shop.expectVisible(heading('Nusrat Jahan'));
  await shop.expectVisible({ text: 'No orders found.' });
  expect(server.requests.filter(({ path }) => path === '/api/user/refresh_token/')).toHaveLength(1);
});
