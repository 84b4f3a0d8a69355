import { cartScreen } from './cart.screen.ts';
import { checkoutScreen } from './checkout.screen.ts';
import { editorScreen } from './editor.screen.ts';
import type { ModelName } from './models.ts';
import { removalScreen } from './removal.screen.ts';
import type { Screen } from './screen.ts';
import { sessionScreen } from './session.screen.ts';
import { submissionScreen } from './submission.screen.ts';

export const screens: Record<ModelName, Screen> = {
  session: sessionScreen,
  cart: cartScreen,
  checkout: checkoutScreen,
  submission: submissionScreen,
  editor: editorScreen,
  removal: removalScreen,
};
