import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { LateFonts } from '../platform/late-fonts.ts';
import { runWhenIdle, singleStep } from '../platform/idle-callback.ts';

/** Loads `idle-layout.ts` when idle. Late fonts apply together with the next page, never to one that is being read (decision 0007). */
export function useIdleLayout(): void {
  const router = useRouter();
  useEffect(() => {
    let fonts: LateFonts | undefined;
    const load = async () => {
      const { createLateFonts } = await import('./idle-layout.ts');
      fonts ??= createLateFonts();
      await document.fonts.ready;
      fonts.load();
    };
    // Not as part of a navigation: the browser would lay out the former page with what is loaded.
    const loadWhenIdle = () => runWhenIdle(singleStep(() => load().catch(() => undefined)));
    let cancelLoading = loadWhenIdle();
    // Right before the next page is rendered: afterwards, it would be laid out twice.
    const unsubscribe = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
      if (!pathChanged) return;
      fonts?.apply();
      cancelLoading();
      cancelLoading = loadWhenIdle();
    });
    return () => {
      cancelLoading();
      unsubscribe();
    };
  }, [router]);
}
