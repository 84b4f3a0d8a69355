import type { Page } from '@playwright/test';
import { viewports } from '@my-food/ui/stories/toolbar/toolbar';

/**
 * What goes wrong when a person opens a story in Storybook itself, with its sidebar and toolbar, in a window of every size of the toolbar, and
 * chooses the dark theme there. `timeoutMs` is in milliseconds.
 */
export async function managerProblems(page: Page, url: string, id: string, timeoutMs: number): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  for (const { name, styles } of Object.values(viewports))
    try {
      await page.setViewportSize({ width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) });
      await page.goto('about:blank');
      await page.goto(`${url}?path=/story/${id}`);
      await page.getByRole('button', { name: /^Theme Light/ }).click({ timeout: timeoutMs });
      await page.getByRole('option', { name: 'Dark' }).click({ timeout: timeoutMs });
      await page.frameLocator('#storybook-preview-iframe').locator('html[data-theme=dark]').waitFor({ timeout: timeoutMs });
    } catch (error) {
      problems.push(`AC-326 ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  return problems;
}
