import type { Category, CategoryUpdate, CategoryPayload } from '@my-food/api';
import { messages } from '../../../i18n/messages.ts';
import { blankCategory, toCategoryValues, parseCategoryValues, validateCategory, type CategoryValues } from './category-values.ts';
import { CategoryFieldset } from './category-fieldset.tsx';
import { CategoryPreview } from './category-preview.tsx';
import type { EntryForm } from '../editor/entry-form.ts';

export const categoryForm: EntryForm<Category, CategoryValues, CategoryPayload, CategoryUpdate> = {
  kind: 'category',
  labels: {
    add: {
      title: 'addCategory',
      saved: messages.categoryCreated,
      failed: messages.categoryCreateFailed,
      incomplete: messages.categoryIncomplete,
    },
    update: { title: 'updateCategory', saved: messages.categoryUpdated, failed: messages.categoryUpdateFailed },
  },
  blank: blankCategory,
  toValues: toCategoryValues,
  parseValues: parseCategoryValues,
  validate: validateCategory,
  endpoints: ({ categories }) => categories,
  toListedFields: ({ name }) => ({ name }),
  serverNames: { name: 'name', picture: 'food_image' },
  Fieldset: CategoryFieldset,
  Preview: CategoryPreview,
};
