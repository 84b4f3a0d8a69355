import type { Page } from '@playwright/test';
import { viewports } from '@my-food/ui/stories/toolbar/toolbar';

/** A docs page whose stories are frames. */
const docsPage = 'components-dialog--docs';
const dark = 'html[data-theme=dark]';

async function openStorybook(page: Page, url: string, { width, height }: { width: string; height: string }): Promise<void> {
  await page.setViewportSize({ width: parseInt(width, 10), height: parseInt(height, 10) });
  await page.goto('about:blank');
  await page.goto(url);
}

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Theme Light/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
}

/** Waits until a docs page and its first story are dark: the story first, because a frame that starts sends its globals to the page. */
async function findDarkDocs(page: Page): Promise<void> {
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.frameLocator('iframe').first().locator(dark).waitFor();
  await docs.locator(dark).waitFor();
}

/**
 * What goes wrong when a person opens a story in Storybook itself, with its sidebar and toolbar, in a window of every size of the toolbar, and
 * chooses the dark theme there; and what on a docs page. `timeoutMs` is in milliseconds.
 */
export async function managerProblems(page: Page, url: string, id: string, timeoutMs: number): Promise<readonly string[]> {
  const problems: string[] = [];
  const attempt = async (name: string, play: () => Promise<void>) => {
    await play().catch((error: unknown) => problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`));
  };
  page.setDefaultTimeout(timeoutMs);
  page.on('pageerror', ({ message }) => problems.push(message));
  for (const { name, styles } of Object.values(viewports))
    await attempt(`AC-326 ${name}`, async () => {
      await openStorybook(page, `${url}?path=/story/${id}`, styles);
      await chooseDark(page);
      await page.frameLocator('#storybook-preview-iframe').locator(dark).waitFor();
    });
  await attempt('AC-894 the theme of the toolbar', async () => {
    await openStorybook(page, `${url}?path=/docs/${docsPage}`, viewports.laptop.styles);
    await chooseDark(page);
    await findDarkDocs(page);
  });
  await attempt('AC-894 the theme of the address', async () => {
    await openStorybook(page, `${url}?path=/docs/${docsPage}&globals=theme:dark`, viewports.laptop.styles);
    await findDarkDocs(page);
  });
  return problems;
}
