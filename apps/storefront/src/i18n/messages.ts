/** Decides the icon and the border colour of a toast. */
export type MessageTone = 'success' | 'error' | 'info';

/** The content of a toast. `durationMs`: how long it is shown (Spec §9). */
export interface Message {
  readonly text: string;
  readonly tone: MessageTone;
  readonly durationMs: number;
}

const success = (text: string, durationMs = 2000): Message => ({ text, tone: 'success', durationMs });
const failure = (text: string, durationMs = 4000): Message => ({ text, tone: 'error', durationMs });

/** The error catalogue of Spec §8. The texts are verbatim, misspellings included; spell checkers skip this file. */
export const messages = {
  passwordMismatch: failure('Password did not match', 5000),
  registered: success('Registrations Sucessfully.', 3000),
  registrationFailed: failure('registrations Failed. Please try again', 5000),
  loggedIn: success('Login sucessfull', 2000),
  loginFailed: failure('Login faild . Please provide the correct informations', 5000),
  tokensMissing: failure('Login token not provided', 5000),
  profileLoadFailed: failure('Something went wrong'),
  profileUpdated: success('Profile Updated Successfully.'),
  profileUpdateFailed: failure('Updating Failed. Please try again.'),
  categoryCreated: success('New category added sucessfully.'),
  categoryCreateFailed: failure('Failed to create Category'),
  categoryUpdated: success('Category Updated Sucessfully.'),
  categoryUpdateFailed: failure('updating Failed. Please try again'),
  categoryDeleted: success('Category deleted successfully!'),
  foodCreated: success('Food item added successfully!'),
  foodCreateFailed: failure('Failed to add food. Please try again.'),
  foodUpdated: success('Food item updated successfully!'),
  foodUpdateFailed: failure('Failed to update food. Please try again.'),
  foodDeleted: success('Item deleted successfully!'),
  deleteFailed: failure('Delete failed!'),
  categoriesLoadFailed: failure('Failed to load categories'),
  orderPlaced: success('Order placed successfully!'),
  orderRefused: failure('Failed to place order.'),
  orderUnreachable: failure('Something went wrong.'),
  cartWasEmpty: { text: 'Please add at least one item to your cart.', tone: 'info', durationMs: 4000 },
  categoryIncomplete: { text: 'Please enter category name and select an image.', tone: 'info', durationMs: 4000 },
  receiptFailed: failure('Something went wrong'),
} as const satisfies Record<string, Message>;

/** Spec §8: a failed profile read shows the server's message, if there is one. */
export const profileLoadError = (serverMessage: string | null): Message =>
  serverMessage ? failure(serverMessage) : messages.profileLoadFailed;

/** Spec §9: delay between a success and the redirect. Milliseconds. */
export const redirectDelays = { afterLogin: 2000, afterRegistration: 3000, afterSave: 3000 } as const;
