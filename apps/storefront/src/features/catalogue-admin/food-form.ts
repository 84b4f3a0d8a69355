import type { Food, FoodChange, FoodDraft } from '@my-food/api';
import { messages } from '../../copy/messages.ts';
import { sendWrite, type EntryForm, type EntryWrite } from './entry-form.ts';
import { blankFood, fieldsOfFood, parseFoodFields, validateFood, type FoodFields } from './food-fields.ts';
import { FoodFieldset } from './food-fieldset.tsx';
import { FoodPreview } from './food-preview.tsx';

export const foodForm: EntryForm<Food, FoodFields, EntryWrite<FoodDraft, FoodChange>> = {
  kind: 'food',
  labels: {
    add: { title: 'Add Food', saved: messages.foodCreated, failed: messages.foodCreateFailed },
    update: { title: 'Update Food', saved: messages.foodUpdated, failed: messages.foodUpdateFailed },
  },
  blank: blankFood,
  toFields: fieldsOfFood,
  parseFields: parseFoodFields,
  validate: validateFood,
  save: ({ foods }, write) => sendWrite(foods, write),
  serverNames: { name: 'name', price: 'price', description: 'description', categoryId: 'category_id', picture: 'image' },
  withPicture: (picture) => ({ picture }),
  Fieldset: FoodFieldset,
  Preview: FoodPreview,
};
