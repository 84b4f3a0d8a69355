import { lazyRouteComponent } from '@tanstack/react-router';

/** The chunk of a page could not be loaded: the network is down, or a deployment has removed the file. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/**
 * A lazily loaded page. By default the router reloads the document when a chunk is missing, which would cut off a pending order and lose a
 * session in memory. The wrapped error reaches `RouteError` instead, where the user decides.
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

/** Whether the host serves another build than the running one, so that a reload would help. Never rejects. */
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
