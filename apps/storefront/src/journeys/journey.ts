import type { within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** One thing a person does, and what they see then. */
export type Step = (canvas: Canvas) => Promise<void>;

/** The play function of a story that takes the steps of the ones before it and one more. */
export const inTurn =
  (...steps: Step[]) =>
  async ({ canvas }: { canvas: Canvas }) => {
    for (const step of steps) await step(canvas);
  };
