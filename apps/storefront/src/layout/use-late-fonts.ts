import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { LateFonts } from '../platform/late-fonts.ts';
import { runWhenIdle, singleStep } from '../platform/idle-callback.ts';

/**
 * Applies late fonts together with the next page, never to one that is being read (decision 0007). Loads the print style sheet with their code: without it
 * the page prints with bars and controls.
 */
export function useLateFonts(): void {
  const router = useRouter();
  useEffect(() => {
    let fonts: LateFonts | undefined;
    const start = async () => {
      const { createLateFonts } = await import('./idle-layout.ts');
      fonts = createLateFonts();
      await document.fonts.ready;
      fonts.load();
    };
    const endings = [
      runWhenIdle(singleStep(() => start().catch(() => undefined))),
      router.subscribe('onBeforeLoad', () => fonts?.load()),
      router.subscribe('onRendered', ({ pathChanged }) => pathChanged && fonts?.apply()),
    ];
    return () => endings.forEach((end) => end());
  }, [router]);
}
