import { lazyRouteComponent } from '@tanstack/react-router';

/** The chunk of a page could not be loaded: the network is down, or a deployment has removed the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Whether its files can be requested nevertheless: Firefox and older Chromium keep a module that has failed until the page is reloaded. */
  readonly needsReload: boolean;
  constructor(needsReload: boolean, options: ErrorOptions) {
    super('A screen could not be loaded.', options);
    this.needsReload = needsReload;
  }
}

let hasFailed = false;

/**
 * A dynamic import that rejects with a ChunkLoadError. After a failure it bypasses the HTTP cache, for a limited time, and before it
 * imports: Vite imports a module whose style sheet has failed without it the second time.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const areFilesThere =
    hasFailed &&
    (await import('./refetch-failed.ts').then(
      (module) => module.refetchFailed(),
      // Without it, in a browser that cannot load it either, the retry is an ordinary one.
      () => false,
    ));
  return load().catch((cause: unknown) => {
    hasFailed = true;
    throw new ChunkLoadError(areFilesThere, { cause });
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

/** Whether the host serves another build than the running one, so that a reload would help. Never rejects. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    const running = document.documentElement.outerHTML;
    // Its files and its policy, which contains the digests of what is inlined.
    const offered = (await response.text()).match(/assets\/[\w.-]+\.(?:js|css)|default-src [^"]+/g);
    return response.ok && Boolean(offered?.some((part) => !running.includes(part)));
  } catch {
    return false;
  }
}
