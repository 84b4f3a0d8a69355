import { useEffect } from 'react';
import { inOneStep, runInSpareTime } from '../lib/spare-time.ts';

const load = () => import('./prepare-print.ts').catch(() => undefined);

/** Loads the print style when idle: no screen needs it. Without it the page still prints, bars and all. */
export function usePrintStyle(): void {
  useEffect(() => runInSpareTime(inOneStep(load)), []);
}
