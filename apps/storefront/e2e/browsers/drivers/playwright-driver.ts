import { join } from 'node:path';
import { launchChromium as launch } from '../../../../../tools/launch-chromium.ts';
import { fileField, viewport, type Driver, type LaunchOptions } from './driver.ts';

/** Chromium over CDP. Playwright does not officially support Chromium 109, but works with it. */
export async function launchChromium({ executable, downloads }: LaunchOptions): Promise<Driver> {
  const browser = await launch({ executablePath: executable });
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  return {
    version: `Chromium ${browser.version()}`,
    async newTab() {
      const page = await context.newPage();
      page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: (expression) => page.evaluate<string>(expression),
        click: ({ x, y }) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        chooseFile: (path) => page.locator(fileField).setInputFiles(path),
        screenshot: () => page.screenshot(),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
