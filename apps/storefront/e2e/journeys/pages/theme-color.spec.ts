import { expect, test } from '../../shop.ts';

test('AC-489 the bar of the browser is in the chosen theme, also after a reload, or in that of the device', async ({ page, shop }) => {
  const bar = () =>
    page.evaluate(() => {
      const colors = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'));
      return colors.find(({ media }) => matchMedia(media).matches)?.content;
    });
  const [light, dark] = ['#FBF5E9', '#17110C'];
  const choose = (theme: string) => page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: theme }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await shop.open('');
  expect(await bar()).toBe(light);
  await choose('Dark');
  await expect.poll(bar).toBe(dark);
  await page.reload();
  await expect.poll(bar).toBe(dark);
  await choose('System');
  await expect.poll(bar).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await bar()).toBe(dark);
  await choose('Light');
  await expect.poll(bar).toBe(light);
});
