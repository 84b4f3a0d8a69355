// npm run storybook:published: builds Storybook, opens every story of the build in both themes, and reports those whose play function, rendering
// or axe check fails there. Windows have the size of a laptop's, unless a story chooses its own. Opens one story in Storybook itself as well.
import type { Browser, Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { findHeadlessChromium } from '../tools/chromium.mjs';
import { launchChromium } from '../tools/launch-chromium.ts';
import { fail, readChoice, readOptions } from '../tools/command-line.mjs';
import { controlProblems } from './control-problems.ts';
import { managerProblems } from './manager-problems.ts';

const usage = `Usage: npm run storybook:published -- [options]

Opens every story of the built Storybook in both themes, or those that are asked for.

--only menu          the stories whose id contains this text
--tags clock,height  the stories with one of these tags
--theme light        one theme only
--language bn        in Bangla, without the stories that are tagged 'english'
--dir dist/storybook a Storybook that is built already`;

const text = { type: 'string' } as const;
const { only = '', tags, dir, ...values } = readOptions({ only: text, tags: text, theme: text, language: text, dir: text }, usage);
const language = readChoice('--language', values.language ?? 'en', ['en', 'bn']);
const allThemes = ['light', 'dark'];
const themes = values.theme === undefined ? allThemes : [readChoice('--theme', values.theme, allThemes)];
const root = fileURLToPath(new URL('..', import.meta.url));
if (dir !== undefined && !existsSync(`${root}${dir}/index.json`)) fail(`--dir: '${dir}' is no built Storybook.`);
/** Milliseconds. A story that has not finished by then is red. */
const timeoutMs = 60_000;
const laptop = { width: 1280, height: 800 };

interface Entry {
  id: string;
  type: string;
  tags: readonly string[];
}

interface Viewport {
  width: number;
  height: number;
}

interface Task {
  id: string;
  theme: string;
}

function build(): string {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const { status } = spawnSync(process.execPath, [nx, 'run', 'storybook:build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  return `${root}dist/storybook`;
}

/** Runs in the page, before Storybook: keeps the outcome of the story. */
function recordOutcome(): void {
  let channel: unknown;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (next: { on: (name: string, listener: (event: unknown) => void) => void }) => {
      channel = next;
      const problems: string[] = [];
      for (const name of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'unhandledErrorsWhilePlaying',
      ])
        next.on(name, (event) => {
          problems.push(`${name}: ${String(Object(event).message ?? Object(event).description ?? JSON.stringify(event))}`);
        });
      next.on('storyFinished', (event) => {
        const { reporters }: { reporters?: unknown } = Object(event);
        for (const reporter of Array.isArray(reporters) ? reporters : []) {
          const { type, status, result }: Record<string, unknown> = Object(reporter);
          const { violations }: { violations?: unknown } = Object(result);
          if (status === 'failed')
            problems.push(
              `${String(type)}: ${JSON.stringify(Array.isArray(violations) ? violations.map(({ id, nodes }) => [id, nodes]) : result)}`,
            );
        }
        Object.assign(window, { storyOutcome: problems.splice(0) });
      });
    },
  });
}

/** Runs in the page: loads a story. Returns the window that it chooses, as Storybook's toolbar would size it. */
async function readViewport(storyId: string): Promise<Viewport | null> {
  const { parameters, storyGlobals } = Object(await Object(window).__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId }));
  const size = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
  return size ? { width: parseInt(size.width, 10), height: parseInt(size.height, 10) } : null;
}

/** Runs in the page: goes to a story, as a click in the sidebar does. */
function goToStory(storyId: string): void {
  Object.assign(window, { storyOutcome: undefined });
  Object(window).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

const waitForOutcome = (page: Page) => page.waitForFunction(() => Object(window).storyOutcome, null, { timeout: timeoutMs });

/** Opens Storybook's preview at another story. Loading it takes longer than playing, so all stories of a theme follow in its document. */
async function openPreview(page: Page, { id, theme }: Task): Promise<void> {
  const other = Object.values(entries).find((entry) => entry.type === 'story' && entry.id !== id);
  const search = new URLSearchParams({ id: other?.id ?? '', viewMode: 'story', globals: `theme:${theme};language:${language}` });
  await page.goto(`${url}iframe.html?${search.toString()}`);
  await waitForOutcome(page);
}

/** What went wrong in this story; empty for a green one. */
async function problemsOf(page: Page, { id }: Task): Promise<readonly string[]> {
  try {
    await page.setViewportSize((await page.evaluate(readViewport, id)) ?? laptop);
    await page.evaluate(goToStory, id);
    const problems: unknown = await (await waitForOutcome(page)).jsonValue();
    return Array.isArray(problems) ? problems.map(String) : ['no outcome'];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function openWindow(browser: Browser): Promise<Page> {
  // Stories of pages use cookies and local storage: each window has its own. For this browser Storybook ends animations instead of waiting for them.
  const context = await browser.newContext({ viewport: laptop, userAgent: 'Chrome StorybookTestRunner' });
  // tsx wraps functions in a helper that the page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await context.addInitScript(recordOutcome);
  return context.newPage();
}

const folder = dir === undefined ? build() : `${root}${dir}`;
const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
const stories = Object.values(entries)
  .filter(({ id, type }) => type === 'story' && id.includes(only))
  .filter((story) => tags === undefined || tags.split(',').some((tag) => story.tags.includes(tag)))
  .filter((story) => language === 'en' || !story.tags.includes('english'));
const tasks: Task[] = themes.flatMap((theme) => stories.map(({ id }) => ({ id, theme })));
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port: 0 },
});
const [url = ''] = server.resolvedUrls?.local ?? [];
const browser = await launchChromium({ executablePath: findHeadlessChromium() });

let redStories = 0;
let isManagerGreen = false;
async function playInManager(): Promise<void> {
  const page = await browser.newPage();
  const components = Object.values(entries).filter(({ id, type }) => type === 'story' && id.startsWith('components-'));
  const ids = components.map(({ id }) => id);
  const problems = [...(await managerProblems(page, url, stories[0]?.id ?? '', timeoutMs)), ...(await controlProblems(page, url, ids))];
  for (const problem of problems) console.error(`Storybook itself\n    ${problem}`);
  isManagerGreen = problems.length === 0;
  await page.close();
}

async function playStories(): Promise<void> {
  const page = await openWindow(browser);
  let theme = '';
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    if (theme !== task.theme) await openPreview(page, task);
    theme = task.theme;
    const problems = await problemsOf(page, task);
    if (problems.length === 0) continue;
    redStories += 1;
    console.error(`${task.id} (${task.theme})\n    ${problems.join('\n').slice(0, 1500).replaceAll('\n', '\n    ')}`);
  }
  await page.context().close();
}
const total = tasks.length;
// Two windows at once.
await Promise.all([playStories(), playInManager().then(playStories)]);
await browser.close();
await server.close();
console.log(
  `AC-301: ${String(total - redStories)} of ${String(total)} stories are green: ${String(stories.length)} in ${themes.join(' and ')}.`,
);
process.exit(redStories === 0 && isManagerGreen && total > 0 ? 0 : 1);
