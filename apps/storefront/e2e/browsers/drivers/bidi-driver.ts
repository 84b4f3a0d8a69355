import { launch } from 'puppeteer-core';
import { fileField, viewport, type Driver, type LaunchOptions } from './driver.ts';

/** Firefox over WebDriver BiDi, without a driver process. */
export async function launchFirefox({ executable, downloads, profile }: LaunchOptions): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: executable,
    defaultViewport: viewport,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      // The downloads panel would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
    },
    // Firefox does not run as root with another user's home folder.
    env: { ...process.env, HOME: profile },
  });
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    async newTab() {
      const page = await browser.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: async (expression) => String(await page.evaluate(expression)),
        click: ({ x, y }) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        async chooseFile(path) {
          const field = await page.$(fileField);
          await field?.uploadFile(path);
        },
        screenshot: () => page.screenshot(),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
