import { createKeptStorage } from '../lib/kept-storage.ts';
import { createSessionStorage } from '../session/session-storage.ts';

const mark = 'everything-before-is-heard';

/** Another tab of the same browser: what it stores, this one hears of. */
export function createOtherTab() {
  const frame = document.createElement('iframe');
  frame.title = 'Another tab';
  frame.hidden = true;
  const page = () => {
    if (frame.contentWindow === null) throw new Error('The other tab is not open.');
    return frame.contentWindow;
  };
  return {
    open: () => document.body.append(frame),
    close: () => frame.remove(),
    /** Local storage, as the other tab has it: all tabs share it. */
    storage: () => page().localStorage,
    /** Waits until this tab has heard of all that was stored there so far. */
    heard: () =>
      new Promise<void>((resolve) => {
        const hear = ({ key }: StorageEvent) => {
          if (key !== mark) return;
          window.removeEventListener('storage', hear);
          resolve();
        };
        window.addEventListener('storage', hear);
        page().localStorage.setItem(mark, '');
        page().localStorage.removeItem(mark);
      }),
    /** The session storage of this tab: a frame shares it with its page. */
    memory: () => page().sessionStorage,
    /** What the shop in the other tab does to the session. */
    session: createSessionStorage(createKeptStorage(() => page().localStorage)),
  };
}
