import type { Food, FoodUpdate, FoodPayload } from '@my-food/api';
import { messages } from '../../../i18n/messages.ts';
import type { EntryForm } from '../editor/entry-form.ts';
import { blankFood, toFoodValues, parseFoodValues, validateFood, type FoodValues } from './food-values.ts';
import { FoodFieldset } from './food-fieldset.tsx';
import { FoodPreview } from './food-preview.tsx';
import { toListedFields } from './listed-fields.ts';

export const foodForm: EntryForm<Food, FoodValues, FoodPayload, FoodUpdate> = {
  kind: 'food',
  labels: {
    add: { title: 'addFood', saved: messages.foodCreated, failed: messages.foodCreateFailed },
    update: { title: 'updateFood', saved: messages.foodUpdated, failed: messages.foodUpdateFailed },
  },
  blank: blankFood,
  toValues: toFoodValues,
  parseValues: parseFoodValues,
  validate: validateFood,
  endpoints: ({ foods }) => foods,
  toListedFields: ({ picture, ...fields }, { queries, queryClient }) =>
    toListedFields(fields, queryClient.getQueryData(queries.foods().queryKey), queryClient.getQueryData(queries.categories().queryKey)),
  serverNames: { name: 'name', price: 'price', description: 'description', categoryId: 'category_id', picture: 'image' },
  Fieldset: FoodFieldset,
  Preview: FoodPreview,
};
