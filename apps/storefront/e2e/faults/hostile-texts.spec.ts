import { violationsOn, missingFrom, timeOfLayout } from './hostile/violations.ts';
import { enter, screens, serve, shopOf, visit, type Screen } from './hostile/screens.ts';
import { hostileTexts } from './hostile/texts.ts';
import { expect, test } from './recorded-page.ts';

const readable = (texts: readonly string[], { shows }: Screen) => (shows === 'rows' ? texts : shows === 'one' ? texts.slice(0, 1) : []);
/** Faults §2 'huge text'. */
const maxLayoutMs = 1000;

for (const [group, texts] of Object.entries(hostileTexts)) {
  test(`${group} are shown as text on every page, 320 px wide, without long layouts`, async ({ recorded }) => {
    const shop = shopOf(texts);
    await enter(recorded, shop.cart);
    serve(recorded, shop);
    const layout = await timeOfLayout(recorded.page);
    const times: Record<string, number> = {};
    for (const screen of screens) {
      await test.step(`#/${screen.route}`, async () => {
        const before = await layout();
        await visit(recorded.page, screen);
        await expect.poll(() => missingFrom(recorded.page, readable(texts, screen)), { timeout: 15_000 }).toEqual([]);
        await expect.poll(() => violationsOn(recorded.page, recorded, texts)).toEqual([]);
        times[screen.route] = Math.round((await layout()) - before);
      });
    }
    expect(Object.entries(times).filter(([, milliseconds]) => milliseconds > maxLayoutMs)).toEqual([]);
  });
}
