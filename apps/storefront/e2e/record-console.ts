import type { ConsoleMessage, JSHandle, Page } from '@playwright/test';

/** '' for what has no JSON, and for an object of a page that was left. */
const toJson = (argument: JSHandle) => argument.evaluate((value) => JSON.stringify(value)).catch(() => '');

const toLine = async (message: ConsoleMessage) => [message.text(), ...(await Promise.all(message.args().map(toJson)))].join(' ');

/**
 * Collects what is written to the console from now on. A line is the text of a message and its arguments as JSON: in the text a nested object is only
 * 'Object', an error only its stack. Read the lines before the page is left.
 */
export function recordConsole(page: Page): () => Promise<string[]> {
  const lines: Promise<string>[] = [];
  page.on('console', (message) => lines.push(toLine(message)));
  return () => Promise.all(lines);
}
