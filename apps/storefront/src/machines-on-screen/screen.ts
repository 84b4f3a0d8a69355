import type { Step } from '@my-food/machines/charts';
import type { Stage } from './stage.tsx';

/** One thing a person, another tab or the server does; `next` is what follows. */
export type Act = (stage: Stage, next: Step | undefined) => Promise<void>;
/** What is to be seen in a state. Throws when it is not. `next` is what follows. */
export type Sight = (stage: Stage, next: Step | undefined) => Promise<unknown>;

/** How the events of a model are done on the screen, and what is to be seen in its states. */
export interface Screen<Says extends string = string> {
  /** The page as the walk finds it. */
  begin: (stage: Stage, input: { [key: string]: unknown }) => Promise<void>;
  acts: Record<Says, Act>;
  /** By the path of the innermost state. */
  sights: Record<string, Sight>;
  /** For each transition called impossible: what would take it, were it possible. Begins with the shop closed. */
  attempts?: Record<string, (stage: Stage) => Promise<unknown>>;
}

/** Whether a button rests, or its work is under way. */
export function expectBusy(button: HTMLElement, isBusy: boolean): void {
  if ((button.getAttribute('aria-busy') === 'true') !== isBusy) throw new Error(`${button.textContent} is ${isBusy ? 'not ' : ''}busy.`);
}
