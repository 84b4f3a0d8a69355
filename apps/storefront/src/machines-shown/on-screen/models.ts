import { explore, type Walk, walkInto, walksThrough } from '@my-food/machines/charts';
import { cartModel } from './cart.model.ts';
import { checkoutModel } from './checkout.model.ts';
import { editorModel } from './editor.model.ts';
import { removalModel } from './removal.model.ts';
import type { ScreenModel } from './screen-model.ts';
import { sessionModel } from './session.model.ts';
import { submissionModel } from './submission.model.ts';

export const models = {
  session: sessionModel,
  cart: cartModel,
  checkout: checkoutModel,
  submission: submissionModel,
  editor: editorModel,
  removal: removalModel,
} as const satisfies Record<string, ScreenModel>;

export type ModelName = keyof typeof models;

/** The ways through the shop that take every transition. */
export const walksOf = (model: ScreenModel): Walk[] => walksThrough(explore(model.machine));

/** The shortest way to a state. */
export function wayInto(model: ScreenModel, state: string): Walk {
  const walk = walkInto(state, explore(model.machine));
  if (walk === null) throw new Error(`No way leads into ${state}.`);
  return walk;
}
