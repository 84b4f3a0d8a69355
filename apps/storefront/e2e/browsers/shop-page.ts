import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Point, Tab } from './drivers/driver.ts';
import { callInPage, missingLibrary, type Aim, type inPage, type Query } from './in-page.ts';

const require = createRequire(import.meta.url);
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

type InPage = typeof inPage;

/** The shop in one tab. Each action waits for its element. */
export interface ShopPage {
  tab: Tab;
  /** Opens a route (`food/`) and waits for its heading. */
  open(route: string): Promise<void>;
  press(query: Query): Promise<void>;
  /** Replaces the text of a field. */
  fill(query: Query, text: string): Promise<void>;
  choose(query: Query, option: string): Promise<void>;
  /** Presses Tab until the control with this name is focused, then Enter. */
  pressByKeyboard(name: string): Promise<void>;
  /** Runs a function of in-page.ts. */
  run<Name extends keyof InPage>(name: Name, ...parameters: Parameters<InPage[Name]>): Promise<ReturnType<InPage[Name]>>;
  expectVisible(query: Query): Promise<void>;
  expectCount(query: Query, count: number): Promise<void>;
  expectTexts(query: Query, texts: readonly string[]): Promise<void>;
  expectRoute(route: string): Promise<void>;
}

const maxTabStops = 60;

export function createShopPage(tab: Tab, origin: string): ShopPage {
  const run: ShopPage['run'] = async (name, ...parameters) => {
    const expression = callInPage(name, parameters);
    const result = await tab.evaluate(expression);
    if (result !== missingLibrary) return JSON.parse(result);
    await tab.evaluate(`(() => { ${library}; return ''; })()`);
    return JSON.parse(await tab.evaluate(expression));
  };
  const expectVisible = (query: Query) =>
    expect.poll(async () => (await run('textsOf', query)).length, `${JSON.stringify(query)} is on the screen`).toBeGreaterThan(0);
  /** The point of an element that is stable (same position twice) and not covered by another one. */
  const aim = async (query: Query): Promise<Point> => {
    let last: Aim = { problem: 'not measured yet' };
    let point: Point | null = null;
    await expect(async () => {
      const before = last;
      last = await run('aimAt', query);
      expect(last.problem).toBeNull();
      expect(last).toEqual(before);
      point = last.problem === null ? last : null;
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100] });
    if (point === null) throw new Error('The element cannot be pressed.');
    return point;
  };
  const press = async (query: Query) => tab.click(await aim(query));
  return {
    tab,
    run,
    press,
    expectVisible,
    async open(route) {
      await tab.goto(`${origin}/#/${route}`);
      // The prerendered home has a heading too: wait for the application.
      await expect.poll(() => tab.evaluate("String(document.querySelector('[data-prerendered]') === null)")).toBe('true');
      await expectVisible({ role: 'heading', level: 1 });
    },
    async fill(query, text) {
      await press(query);
      await run('selectText', query);
      await tab.type(text);
      await expect.poll(() => run('valueOf', query)).toBe(text);
    },
    async choose(query, option) {
      await expect.poll(() => run('chooseOption', query, option)).toBe(true);
    },
    async pressByKeyboard(name) {
      const seen: string[] = [];
      while (seen.at(-1) !== name) {
        expect(seen.length, `the Tab key reaches ${name} among ${seen.join(', ')}`).toBeLessThan(maxTabStops);
        await tab.press('Tab');
        seen.push(await run('focusedName'));
      }
      await tab.press('Enter');
    },
    expectCount: (query, count) => expect.poll(async () => (await run('textsOf', query)).length, JSON.stringify(query)).toBe(count),
    expectTexts: (query, texts) => expect.poll(() => run('textsOf', query), JSON.stringify(query)).toEqual(texts),
    expectRoute: (route) => expect.poll(() => run('routeOf')).toBe(`#/${route}`.replace(/\/$/, '')),
  };
}
