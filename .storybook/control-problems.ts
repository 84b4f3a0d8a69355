import type { Page } from '@playwright/test';

/** Runs in the page: the props of a story that Storybook edits as an object, without one as their value. */
async function readObjectControls(storyId: string): Promise<readonly string[]> {
  const { argTypes, initialArgs } = Object(await Object(window).__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId }));
  return Object.keys(argTypes).filter(
    (name) => argTypes[name].control?.type === 'object' && Object(initialArgs[name]) !== initialArgs[name],
  );
}

/** The controls of these stories that would set an object where the component takes none, such as for a ref. */
export async function controlProblems(page: Page, url: string, ids: readonly string[]): Promise<readonly string[]> {
  const problems: string[] = [];
  await page.goto(`${url}iframe.html?viewMode=story&id=${ids[0] ?? ''}`);
  await page.waitForFunction(() => Object(window).__STORYBOOK_PREVIEW__?.storyStoreValue);
  for (const id of ids) {
    const names = await page.evaluate(readObjectControls, id);
    if (names.length > 0) problems.push(`AC-908 ${id}: ${names.join(', ')}`);
  }
  return problems;
}
