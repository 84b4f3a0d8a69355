import { afterEach, expect, it, vi } from 'vitest';
import { watchForUpdate } from './watch-for-update.ts';

const { hasNewBuild } = vi.hoisted(() => ({ hasNewBuild: vi.fn() }));
vi.mock('../platform/load-chunk.ts', () => ({ hasNewBuild }));

afterEach(() => vi.unstubAllGlobals());

it('AC-796 a stored build that the host did not confirm is offered when the tab is shown again, once', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const registration = { installing: null, waiting: {}, active: {}, update: async () => undefined, addEventListener: () => undefined };
  const showNotice = vi.fn(async () => undefined);
  hasNewBuild.mockResolvedValueOnce(false).mockResolvedValue(true);
  watchForUpdate(registration, async () => showNotice);
  const showTab = () => page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(hasNewBuild).toHaveBeenCalledOnce());
  expect(showNotice).not.toHaveBeenCalled();
  showTab();
  showTab();
  await vi.waitFor(() => expect(showNotice).toHaveBeenCalledOnce());
  showTab();
  // The build after that.
  registration.waiting = {};
  showTab();
  await vi.waitFor(() => expect(showNotice).toHaveBeenCalledTimes(2));
});
