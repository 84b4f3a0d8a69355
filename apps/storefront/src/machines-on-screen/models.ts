import { cartModel } from './cart.model.ts';
import { checkoutModel } from './checkout.model.ts';
import { editorModel } from './editor.model.ts';
import { removalModel } from './removal.model.ts';
import type { ScreenModel } from './screen-model.ts';
import { sessionModel } from './session.model.ts';
import { submissionModel } from './submission.model.ts';

/** Every machine, as a person meets it. */
export const models = {
  session: sessionModel,
  cart: cartModel,
  checkout: checkoutModel,
  submission: submissionModel,
  editor: editorModel,
  removal: removalModel,
} as const satisfies Record<string, ScreenModel>;

export type ModelName = keyof typeof models;
