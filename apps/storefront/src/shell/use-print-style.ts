import { useEffect } from 'react';
import { inOneStep, runInSpareTime } from '../lib/spare-time.ts';

const load = () => import('./prepare-print.ts').catch(() => undefined);

/** Loads the print style sheet when idle. Without it the page prints with bars and controls. */
export function usePrintStyle(): void {
  useEffect(() => runInSpareTime(inOneStep(load)), []);
}
