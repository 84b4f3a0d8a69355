import type { Category } from '@my-food/api';
import { PictureField, Split, TextField } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { messages } from '../../copy/messages.ts';
import { dropDraft } from '../../lib/draft-keep.ts';
import { usePageActor } from '../../lib/use-page-actor.ts';
import { useServices } from '../../services.tsx';
import { parseCategoryFields } from './category-fields.ts';
import { CategoryPreview } from './category-preview.tsx';
import { pictureHint } from './copy.ts';
import { EditorForm } from './editor-form.tsx';
import { createCategoryEditor } from './editor-logic.ts';
import { categoryErrors } from './field-errors.ts';
import { editingStateOf, useEditing } from './use-editing.ts';
import { useReturnToList } from './use-return-to-list.ts';

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
  const { toaster } = services;
  const returnToList = useReturnToList('/admin/categorys/');
  const [hasTried, setHasTried] = useState(false);
  const isNew = category === null;
  const words = isNew ? said.add : said.update;
  const draftName = category ? `category ${String(category.id)}` : 'category';

  const actor = usePageActor(() => createCategoryEditor(services, category), {
    'draft.incomplete': () => {
      if (isNew) toaster.show(messages.categoryIncomplete);
      else setHasTried(true);
    },
    'save.succeeded': () => {
      toaster.show(words.saved);
      void dropDraft(draftName);
    },
    'save.failed': () => {
      // A session lost on the way speaks for itself: the login is already there (READINGS '401 and refresh').
      if (services.sessionActor.getSnapshot().context.session !== null) toaster.show(words.failed);
    },
    'editor.left': returnToList,
  });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, editingStateOf);
  const editing = useEditing({
    editor: actor,
    state,
    context,
    draftName,
    parseDraft: parseCategoryFields,
    withPicture: (picture) => ({ picture }),
    onUntouchedNews,
  });
  const errors = categoryErrors(context, { hasTried });
  const plate = category ? category.id - 1 : 0;
  return (
    <Split aside={<CategoryPreview fields={context.draft} currentUrl={category?.imageUrl ?? null} plate={plate} />}>
      <EditorForm kind="category" editing={editing} submitLabel={words.label}>
        <TextField
          label="Name"
          name="name"
          isRequired={isNew ? undefined : true}
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
