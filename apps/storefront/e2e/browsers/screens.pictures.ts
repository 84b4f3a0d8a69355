import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, journey } from './journey.ts';
import { addToCart } from './steps.ts';
import { button, dishLink, heading, item } from './queries.ts';

const folder = fileURLToPath(new URL('../../../../dist/browsers/pictures/', import.meta.url));

journey.use({ scenario: 'shop' });

journey('pictures', async ({ shop, signIn, engine }) => {
  await mkdir(folder, { recursive: true });
  const capture = async (name: string) => {
    await expect.poll(() => shop.run('isSettled')).toBe(true);
    await writeFile(`${folder}${name} - ${engine}.png`, await shop.tab.screenshot());
  };
  await shop.open('');
  await shop.expectVisible({ role: 'link', name: 'Curries' });
  await capture('home');
  await shop.open('food/');
  await shop.expectVisible(item('Kacchi Biryani'));
  await capture('menu');
  await shop.press(dishLink('Kacchi Biryani'));
  await shop.expectVisible(heading('Kacchi Biryani'));
  await capture('dish');
  await signIn('customer');
  await addToCart(shop, 'Kacchi Biryani');
  await addToCart(shop, 'কাচ্চি বিরিয়ানি');
  await capture('cart');
  await shop.press(button('Proceed to Checkout'));
  await shop.expectRoute('profile');
  await shop.expectVisible({ role: 'article' });
  await capture('profile');
});
