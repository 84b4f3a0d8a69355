import type { Food } from '@my-food/api';
import { Split } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { messages } from '../../copy/messages.ts';
import { dropDraft } from '../../lib/draft-keep.ts';
import { usePageActor } from '../../lib/use-page-actor.ts';
import { useServices } from '../../services.tsx';
import { EditorForm } from './editor-form.tsx';
import { createFoodEditor } from './editor-logic.ts';
import { foodErrors } from './field-errors.ts';
import { parseFoodFields } from './food-fields.ts';
import { FoodFieldset } from './food-fieldset.tsx';
import { FoodPreview } from './food-preview.tsx';
import { editingStateOf, useEditing } from './use-editing.ts';
import { useReturnToList } from './use-return-to-list.ts';

const said = {
  add: { label: 'Add Food', saved: messages.foodCreated, failed: messages.foodCreateFailed },
  update: { label: 'Update Food', saved: messages.foodUpdated, failed: messages.foodUpdateFailed },
} as const;

interface FoodEditorProps {
  /** The food to change; null adds a new one. */
  food: Food | null;
  /** Takes over what the list says now, as long as nothing was typed; null when it says the same. */
  onUntouchedNews?: (() => void) | null;
}

/** Add and update food (Spec §5): the form, and beside it the card as customers will see it. */
export function FoodEditor({ food, onUntouchedNews = null }: FoodEditorProps) {
  const services = useServices();
  const { toaster } = services;
  const returnToList = useReturnToList('/admin/products/');
  const [hasTried, setHasTried] = useState(false);
  const words = food ? said.update : said.add;
  const draftName = food ? `food ${String(food.id)}` : 'food';

  const actor = usePageActor(() => createFoodEditor(services, food), {
    'draft.incomplete': () => setHasTried(true),
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
    parseDraft: parseFoodFields,
    withPicture: (picture) => ({ picture }),
    onUntouchedNews,
  });
  const plate = food ? food.id - 1 : 0;
  return (
    <Split aside={<FoodPreview fields={context.draft} currentUrl={food?.imageUrl ?? null} plate={plate} />}>
      <EditorForm kind="food" editing={editing} submitLabel={words.label}>
        <FoodFieldset
          food={food}
          fields={context.draft}
          errors={foodErrors(context, { hasTried, needsPicture: food === null })}
          onChange={editing.change}
          picture={editing.picture}
        />
      </EditorForm>
    </Split>
  );
}
