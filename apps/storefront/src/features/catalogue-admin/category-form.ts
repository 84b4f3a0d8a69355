import type { Category, CategoryChange, CategoryDraft } from '@my-food/api';
import { messages } from '../../copy/messages.ts';
import { blankCategory, fieldsOfCategory, parseCategoryFields, validateCategory, type CategoryFields } from './category-fields.ts';
import { CategoryFieldset } from './category-fieldset.tsx';
import { CategoryPreview } from './category-preview.tsx';
import { sendWrite, type EntryForm, type EntryWrite } from './entry-form.ts';

export const categoryForm: EntryForm<Category, CategoryFields, EntryWrite<CategoryDraft, CategoryChange>> = {
  kind: 'category',
  labels: {
    add: {
      title: 'Add Category',
      saved: messages.categoryCreated,
      failed: messages.categoryCreateFailed,
      incomplete: messages.categoryIncomplete,
    },
    update: { title: 'Update Category', saved: messages.categoryUpdated, failed: messages.categoryUpdateFailed },
  },
  blank: blankCategory,
  toFields: fieldsOfCategory,
  parseFields: parseCategoryFields,
  validate: validateCategory,
  save: ({ categories }, write) => sendWrite(categories, write),
  serverNames: { name: 'name', picture: 'food_image' },
  withPicture: (picture) => ({ picture }),
  Fieldset: CategoryFieldset,
  Preview: CategoryPreview,
};
