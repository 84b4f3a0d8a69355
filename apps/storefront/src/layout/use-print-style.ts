import { useEffect } from 'react';
import { singleStep, runWhenIdle } from '../platform/idle-callback.ts';

const load = () => import('./prepare-print.ts').catch(() => undefined);

/** Loads the print style sheet when idle. Without it the page prints with bars and controls. */
export function usePrintStyle(): void {
  useEffect(() => runWhenIdle(singleStep(load)), []);
}
