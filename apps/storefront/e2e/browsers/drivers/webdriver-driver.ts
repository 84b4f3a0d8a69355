import { fileField, viewport, type Driver, type Key, type LaunchOptions, type Tab } from './driver.ts';
import { createWebDriverClient, type WebDriverClient } from './webdriver-client.ts';
import { startWebKit } from './webkit-process.ts';

const keys: Record<Key, string> = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C', End: '\uE010' };
/** The key of an element reference in the protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

function createTab(client: WebDriverClient, handle: string): Tab {
  // A session has one current window, so every command selects the window first.
  const inWindow = async <Value>(command: () => Promise<Value>): Promise<Value> => {
    await client.post('/window', { handle });
    return command();
  };
  const act = (source: object) => inWindow(() => client.post<void>('/actions', { actions: [source] }));
  const pressKeys = (values: readonly string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    goto: (url) => inWindow(() => client.post('/url', { url })),
    reload: () => inWindow(() => client.post('/refresh')),
    evaluate: (expression) => inWindow(() => client.post('/execute/sync', { script: `return ${expression}`, args: [] })),
    click: ({ x, y }) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => pressKeys([keys[key]]),
    type: (text) => pressKeys([...text]),
    chooseFile: (path) =>
      inWindow(async () => {
        const element = await client.post<Record<string, string>>('/element', { using: 'css selector', value: fileField });
        await client.post(`/element/${String(element[elementKey])}/value`, { text: path });
      }),
    screenshot: () => inWindow(async () => Buffer.from(await client.get<string>('/screenshot'), 'base64')),
    close: () => inWindow(() => client.delete('/window')),
  };
}

/** WebKitGTK over WebDriver, in a virtual display. */
export async function launchWebKit({ executable, display, ...folders }: LaunchOptions & { display: string }): Promise<Driver> {
  const { origin, close } = await startWebKit({ driver: executable, display, ...folders });
  const start = createWebDriverClient(origin);
  const { sessionId, capabilities } = await start.post<Session>('/session', { capabilities: {} });
  const client = createWebDriverClient(`${origin}/session/${sessionId}`);
  const firstWindow = await client.get<string>('/window');
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async newTab() {
      // The current window may have been closed.
      await client.post('/window', { handle: firstWindow });
      const { handle } = await client.post<{ handle: string }>('/window/new', { type: 'window' });
      await client.post('/window', { handle });
      await fitWindow(client);
      return createTab(client, handle);
    },
    async close() {
      await client.delete('').catch(() => undefined);
      await close();
    },
  };
}

/** Resizes the window so that its viewport has the required size. */
async function fitWindow(client: WebDriverClient): Promise<void> {
  const frame = { x: 0, y: 0 };
  await client.post('/window/rect', { ...frame, ...viewport });
  const height = await client.post<number>('/execute/sync', { script: 'return innerHeight', args: [] });
  await client.post('/window/rect', { ...frame, width: viewport.width, height: 2 * viewport.height - height });
}
