import { journey } from './journey.ts';

const open = ['', 'food/', 'food/details/?id=1', 'food/add-to-card/', 'login/', 'register/', 'nowhere/'];
const signedIn = ['profile/', 'profile/update/'];

journey('every customer screen', { tag: '@smoke' }, async ({ shop, signIn }) => {
  for (const route of open) await shop.open(route);
  await signIn('customer');
  for (const route of signedIn) await shop.open(route);
  await shop.tab.reload();
  await shop.expectVisible({ role: 'textbox', name: { startsWith: 'First Name' } });
});
