import type { Page } from '@playwright/test';
import { expect } from '../../shop.ts';

export const patch = { method: 'PATCH', path: '/api/food/{id}/' } as const;
/** A redirect of a write counts as a lost response (Faults §1.2). Chromium itself resends a request whose reused connection was dropped. */
export const lost = { reply: { status: 302, headers: { location: '/favicon.svg' } } };
export const panel = (page: Page) => page.getByRole('region', { name: 'Selected foods' });
export const expectStatus = (page: Page, text: string) => expect(panel(page).getByRole('status').getByRole('paragraph')).toHaveText(text);
export const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();

/** Raises every price by 5 %. The first dish then costs 262.50, Dal 126.53. */
export async function raiseAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select all found' }).click();
  await press(page, 'Change prices');
  await panel(page).getByLabel('Per cent').fill('5');
  await page.keyboard.press('Enter');
}
