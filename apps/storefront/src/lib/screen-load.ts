import { lazyRouteComponent } from '@tanstack/react-router';

/** The chunk of a screen could not be loaded: the line is down, or a deployment has taken it away. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/**
 * A page that comes with its first visit. Left alone, the router reloads the document by itself when a chunk is missing: with an order on its
 * way, with a session that lives in memory only, into a dead network. Wrapped, the failure reaches the failure screen, where a person decides.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadOrExplain = () =>
    load().catch((cause: unknown) => {
      throw new ScreenLoadError('A screen could not be loaded.', { cause });
    });
  return lazyRouteComponent(loadOrExplain, name);
}

const patienceMs = 5_000;

/** Whether the host has another build by now than the one that runs here, so that a reload would help. Never rejects. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return false;
    const running = document.documentElement.outerHTML;
    const offered = (await answer.text()).match(/\bassets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
    return offered.some((file) => !running.includes(file));
  } catch {
    return false;
  }
}
