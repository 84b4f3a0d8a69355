import { expect, it } from 'vitest';
import { messages, profileLoadError } from './messages.ts';

// Copied from Spec §8 and §9, not derived from the catalogue.
const specified = {
  passwordMismatch: ['Password did not match', 5000],
  registered: ['Registrations Sucessfully.', 3000],
  registrationFailed: ['registrations Failed. Please try again', 5000],
  loggedIn: ['Login sucessfull', 2000],
  loginFailed: ['Login faild . Please provide the correct informations', 5000],
  tokensMissing: ['Login token not provided', 5000],
  profileLoadFailed: ['Something went wrong', 4000],
  profileUpdated: ['Profile Updated Successfully.', 2000],
  profileUpdateFailed: ['Updating Failed. Please try again.', 4000],
  categoryCreated: ['New category added sucessfully.', 2000],
  categoryCreateFailed: ['Failed to create Category', 4000],
  categoryUpdated: ['Category Updated Sucessfully.', 2000],
  categoryUpdateFailed: ['updating Failed. Please try again', 4000],
  categoryDeleted: ['Category deleted successfully!', 2000],
  foodCreated: ['Food item added successfully!', 2000],
  foodCreateFailed: ['Failed to add food. Please try again.', 4000],
  foodUpdated: ['Food item updated successfully!', 2000],
  foodUpdateFailed: ['Failed to update food. Please try again.', 4000],
  foodDeleted: ['Item deleted successfully!', 2000],
  deleteFailed: ['Delete failed!', 4000],
  categoriesLoadFailed: ['Failed to load categories', 4000],
  orderPlaced: ['Order placed successfully!', 2000],
  orderRefused: ['Failed to place order.', 4000],
  orderUnreachable: ['Something went wrong.', 4000],
  cartWasEmpty: ['Please add at least one item to your cart.', 4000],
  categoryIncomplete: ['Please enter category name and select an image.', 4000],
  receiptFailed: ['Something went wrong', 4000],
};

it('contains every specified text with its duration, verbatim', () => {
  const actual = Object.fromEntries(Object.entries(messages).map(([key, { text, durationMs }]) => [key, [text, durationMs]]));
  expect(actual).toEqual(specified);
});

it('AC-039 shows the server’s message when the profile cannot be read, and a default text without one', () => {
  expect(profileLoadError('Blocked').text).toBe('Blocked');
  expect(profileLoadError(null).text).toBe('Something went wrong');
});
