import { harmsOn, missingFrom, timeOfLayout } from './hostile/violations.ts';
import { enter, screens, serve, shopOf, visit, type Screen } from './hostile/screens.ts';
import { hostileTexts } from './hostile/texts.ts';
import { expect, test } from './recorded-page.ts';

// The session of the DevTools protocol outlives a shared page.
test.use({ isIsolated: true });

const readable = (texts: readonly string[], { shows }: Screen) => (shows === 'rows' ? texts : shows === 'one' ? texts.slice(0, 1) : []);
/** Faults §2 'huge text'. */
const longestLayoutMs = 1000;

for (const [group, texts] of Object.entries(hostileTexts)) {
  test(`${group} are read as they are on every screen, 320 px wide, and hold up no page`, async ({ stage }) => {
    const shop = shopOf(texts);
    await enter(stage, shop.cart);
    serve(stage, shop);
    const layout = await timeOfLayout(stage.page);
    const times: Record<string, number> = {};
    for (const screen of screens) {
      await test.step(`#/${screen.route}`, async () => {
        const before = await layout();
        await visit(stage.page, screen);
        await expect.poll(() => missingFrom(stage.page, readable(texts, screen)), { timeout: 15_000 }).toEqual([]);
        await expect.poll(() => harmsOn(stage.page, stage, texts)).toEqual([]);
        times[screen.route] = Math.round((await layout()) - before);
      });
    }
    expect(Object.entries(times).filter(([, milliseconds]) => milliseconds > longestLayoutMs)).toEqual([]);
  });
}
