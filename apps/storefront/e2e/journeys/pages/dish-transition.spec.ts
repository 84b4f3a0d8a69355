import { expect, test } from '../../shop.ts';

test.use({ isIsolated: true, contextOptions: { reducedMotion: 'no-preference' } });

test('a click on the new page counts during the view transition', async ({ page, shop }) => {
  // At a hundredth of the speed, so that the press comes during the transition.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await shop.open('food/');
  await page.getByRole('listitem').getByRole('link', { name: 'Margherita' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Margherita' })).toBeVisible();
  // Looks when the page receives the click: the click leaves the page, which ends the transition.
  const transition = await page.evaluateHandle(() => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));
    const found = { isMoving, wasMovingAtClick: false };
    addEventListener('click', () => (found.wasMovingAtClick = isMoving()), { capture: true });
    return found;
  });
  await expect.poll(() => transition.evaluate(({ isMoving }) => isMoving())).toBe(true);
  const box = await page.getByRole('button', { name: 'Add to Cart' }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(await transition.evaluate(({ wasMovingAtClick }) => wasMovingAtClick)).toBe(true);
});

test('three dishes pressed in quick succession cause no error', async ({ page, shop }) => {
  const rejected: string[] = [];
  page.on('console', (message) => message.text().startsWith('rejected') && rejected.push(message.text()));
  await page.addInitScript(() => addEventListener('unhandledrejection', ({ reason }) => console.log('rejected', String(reason))));
  await shop.open('food/');
  await page.getByRole('listitem').getByRole('link').first().waitFor();
  await page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLAnchorElement>('main li h2 a, main li h3 a')].slice(0, 3);
    names.forEach((link, index) => setTimeout(() => link.click(), index * 40));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Naan|Dal|Margherita/);
  expect(rejected).toEqual([]);
});
