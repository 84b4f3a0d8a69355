import type { Category } from '@my-food/api';
import { PictureField, Split, TextField } from '@my-food/ui';
import { useState } from 'react';
import { messages } from '../../copy/messages.ts';
import { useServices } from '../../services.tsx';
import { parseCategoryFields } from './category-fields.ts';
import { CategoryPreview } from './category-preview.tsx';
import { pictureHint } from './copy.ts';
import { EditorForm } from './editor-form.tsx';
import { createCategoryEditor } from './editor-logic.ts';
import { categoryErrors } from './field-errors.ts';
import { useEditing } from './use-editing.ts';

const said = {
  add: { label: 'Add Category', saved: messages.categoryCreated, failed: messages.categoryCreateFailed },
  update: { label: 'Update Category', saved: messages.categoryUpdated, failed: messages.categoryUpdateFailed },
} as const;

interface CategoryEditorProps {
  /** The category to change; null adds a new one. */
  category: Category | null;
  /** Takes over what the list says now, as long as nothing was typed; null when it says the same. */
  onUntouchedNews?: (() => void) | null;
}

/** Add and update category (Spec §5). A new one carries no native check, or its specified toast could never appear. */
export function CategoryEditor({ category, onUntouchedNews = null }: CategoryEditorProps) {
  const services = useServices();
  const [hasTried, setHasTried] = useState(false);
  const isNew = category === null;
  const words = isNew ? said.add : said.update;

  const editing = useEditing({
    create: () => createCategoryEditor(services, category),
    said: words,
    list: '/admin/categorys/',
    draftName: category ? `category ${String(category.id)}` : 'category',
    parseDraft: parseCategoryFields,
    withPicture: (picture) => ({ picture }),
    onIncomplete: () => {
      if (isNew) services.toaster.show(messages.categoryIncomplete);
      else setHasTried(true);
    },
    onUntouchedNews,
  });
  const { context } = editing;
  const errors = categoryErrors(context, { hasTried });
  const plate = category ? category.id - 1 : 0;
  return (
    <Split aside={<CategoryPreview fields={context.draft} currentUrl={category?.imageUrl ?? null} plate={plate} />}>
      <EditorForm kind="category" editing={editing} submitLabel={words.label}>
        <TextField
          label="Name"
          name="name"
          isRequired={!isNew}
          isMarkedRequired
          value={context.draft.name}
          error={errors.name}
          onChange={(name) => editing.change({ name })}
        />
        <PictureField
          {...editing.picture}
          label="Image"
          name="food_image"
          hint={pictureHint}
          isMarkedRequired={isNew}
          error={editing.picture.error ?? errors.picture}
          currentUrl={category?.imageUrl}
          plate={plate}
        />
      </EditorForm>
    </Split>
  );
}
