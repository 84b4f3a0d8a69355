// Opens a screen of a production build in a fresh browser context.
import { installPaintTimer, installFrameCounter, installLongTasks } from './in-page.mjs';

const slowdown = 4;
/** Pause before the first interaction, in milliseconds. */
const pause = 1000;

/** Opens a route at full speed, then throttles the CPU. */
export async function visit({ browser, outDir, startMockServer }, { scenario = 'manyDishes', route, as, prepare, ready }, work) {
  const server = await startMockServer({ scenario, staticRoot: outDir });
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  try {
    for (const script of [installPaintTimer, installFrameCounter, installLongTasks]) await context.addInitScript(script);
    const page = await context.newPage();
    const foods = await (await fetch(`${server.url}/api/food/`)).json();
    await page.goto(`${server.url}/favicon.svg`);
    if (as) await signIn(page, server, as);
    if (prepare) await prepare(page, foods);
    await page.goto(`${server.url}/#/${route}`);
    await ready(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(pause);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work({ page, devtools, foods });
  } finally {
    await context.close();
    await server.close();
  }
}

async function signIn(page, server, as) {
  const { email, password } = server.backend.accounts[as];
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) };
  const { access, refresh, role } = await (await fetch(`${server.url}/api/user/login/`, login)).json();
  await page.evaluate((stored) => Object.assign(localStorage, stored), { accessToken: access, refreshToken: refresh, role });
}
