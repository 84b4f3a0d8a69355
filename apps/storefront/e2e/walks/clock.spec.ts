import { expect, isolatedTest } from '../shop.ts';
import { installClock, type TabMemory } from './probe/clock.ts';

isolatedTest('a press takes no time: what a held button would do waits for the release, which can cancel it', async ({ page }) => {
  const memory: TabMemory = { elapsedMs: 0, errorMs: 0, knownNames: {}, isTranslated: false };
  // Controls the timers under the walk's clock.
  await page.clock.install();
  await page.addInitScript((text) => (window.name = text), JSON.stringify(memory));
  await page.addInitScript(installClock);
  await page.goto('about:blank');
  const fired = () => page.evaluate(() => document.title);
  await page.evaluate(() => {
    const fire = (text: string) => (document.title += text);
    window.dispatchEvent(new PointerEvent('pointerdown'));
    const repetition = setTimeout(fire, 400, 'repeated');
    setTimeout(fire, 400, 'moved on');
    window.addEventListener('pointerup', () => clearTimeout(repetition));
  });
  await page.clock.runFor(500);
  expect(await fired()).toBe('');
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerup')));
  await page.clock.runFor(500);
  expect(await fired()).toBe('moved on');
});
