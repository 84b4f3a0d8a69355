import type { Food } from '@my-food/api';
import { Split } from '@my-food/ui';
import { useState } from 'react';
import { messages } from '../../copy/messages.ts';
import { useServices } from '../../services.tsx';
import { EditorForm } from './editor-form.tsx';
import { createFoodEditor } from './editor-logic.ts';
import { foodErrors } from './field-errors.ts';
import { parseFoodFields } from './food-fields.ts';
import { FoodFieldset } from './food-fieldset.tsx';
import { FoodPreview } from './food-preview.tsx';
import { useEditing } from './use-editing.ts';

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
  const [hasTried, setHasTried] = useState(false);
  const words = food ? said.update : said.add;

  const editing = useEditing({
    create: () => createFoodEditor(services, food),
    said: words,
    list: '/admin/products/',
    draftName: food ? `food ${String(food.id)}` : 'food',
    parseDraft: parseFoodFields,
    withPicture: (picture) => ({ picture }),
    onIncomplete: () => setHasTried(true),
    onUntouchedNews,
  });
  const { context } = editing;
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
