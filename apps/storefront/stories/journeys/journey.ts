import type { Canvas } from '../canvas.ts';

/** A user action and its expected result. */
export type Step = (canvas: Canvas) => Promise<void>;

/** A play function that runs the steps in sequence. */
export const inSequence =
  (...steps: Step[]) =>
  async ({ canvas }: { canvas: Canvas }) => {
    for (const step of steps) await step(canvas);
  };
