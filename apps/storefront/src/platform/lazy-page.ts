import { lazyRouteComponent } from '@tanstack/react-router';

/** The chunk of a page could not be loaded: the network is down, or a deployment has removed the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A dynamic import that rejects with a ChunkLoadError. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((cause: unknown) => {
    throw new ChunkLoadError('A screen could not be loaded.', { cause });
  });
}

/**
 * A lazily loaded page. By default the router reloads the document when a chunk is missing, which would cut off a pending order and lose a
 * session in memory. The wrapped error reaches `RouteError` instead, where the user decides.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadChunk(load), name);
}

const timeoutMs = 5_000;

/** Whether the host serves another build than the running one, so that a reload would help. Never rejects. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return false;
    const running = document.documentElement.outerHTML;
    const offered = (await response.text()).match(/\bassets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
    return offered.some((file) => !running.includes(file));
  } catch {
    return false;
  }
}
