import { useEffect } from 'react';
import { inOneStep, runInSpareTime } from '../lib/spare-time.ts';

/** Loads the print style when idle: no screen needs it. Without it the page still prints, bars and all. */
export function usePrintStyle(): void {
  useEffect(() => {
    let isMounted = true;
    let stop = () => {};
    const load = async () => {
      const { unfoldForPrint } = await import('./prepare-print.ts');
      if (isMounted) stop = unfoldForPrint(window);
    };
    const cancel = runInSpareTime(inOneStep(() => load().catch(() => undefined)));
    return () => {
      isMounted = false;
      cancel();
      stop();
    };
  }, []);
}
