import { shownCart } from '../cart/cart.shown.ts';
import { shownCheckout } from '../checkout/checkout.shown.ts';
import { shownEditor } from '../editor/editor.shown.ts';
import { shownRemoval } from '../removal/removal.shown.ts';
import { shownSession } from '../session/session.shown.ts';
import { shownSubmission } from '../submission/submission.shown.ts';
import type { ShownMachine } from './shown-machine.ts';

/** Every machine of the shop, as it is drawn, tested by paths, and shown in Storybook. */
export const shownMachines: readonly ShownMachine[] = [shownSession, shownCart, shownCheckout, shownSubmission, shownEditor, shownRemoval];

export function shownMachine(name: string): ShownMachine {
  const shown = shownMachines.find((machine) => machine.name === name);
  if (shown === undefined) throw new Error(`There is no machine called ${name}.`);
  return shown;
}
