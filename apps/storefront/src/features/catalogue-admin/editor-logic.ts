import { createEditorMachine } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { redirectDelays } from '../../copy/messages.ts';
import type { Services } from '../../services.tsx';
import { refreshCatalogue, stopReads } from './catalogue-cache.ts';
import { blankCategory, categoryChangeOf, categoryDraftOf, fieldsOfCategory, type CategoryFields } from './category-fields.ts';
import type { EntryKind } from './copy.ts';
import { blankFood, fieldsOfFood, foodChangeOf, foodDraftOf, type FoodFields } from './food-fields.ts';
import type { Category, Food } from '@my-food/api';

/** The actor behind the form of one entry. */
export type EntryEditor<Fields extends object> = Actor<ReturnType<typeof createEditorMachine<Fields, void>>>;

const foodEditorMachine = createEditorMachine<FoodFields, void>();
const categoryEditorMachine = createEditorMachine<CategoryFields, void>();
const noticeMs = redirectDelays.afterSave;

/** The lists are read anew whatever the outcome: a lost answer may hide a done deed (FAULTS §1.2). */
async function write({ queryClient }: Services, kind: EntryKind, call: Promise<void> | null): Promise<void> {
  if (!call) throw new Error('The form is not complete.');
  try {
    await call;
  } finally {
    refreshCatalogue(queryClient, kind);
  }
}

/** The editor of a food, of a new one when there is none. */
export function createFoodEditor(services: Services, food: Food | null) {
  const { foods } = services.api;
  const save = async (fields: FoodFields) => {
    await stopReads(services.queryClient, 'food');
    if (food) {
      const change = foodChangeOf(fields);
      return write(services, 'food', change && foods.update(food.id, change));
    }
    const draft = foodDraftOf(fields);
    return write(services, 'food', draft && foods.create(draft));
  };
  return createActor(
    foodEditorMachine.provide({
      actors: { save: fromPromise<void, { draft: FoodFields }>(({ input }) => save(input.draft)) },
      guards: { isComplete: (_, { draft }) => (food ? foodChangeOf(draft) : foodDraftOf(draft)) !== null },
    }),
    { input: { draft: food ? fieldsOfFood(food) : blankFood, noticeMs } },
  );
}

/** The editor of a category, of a new one when there is none. */
export function createCategoryEditor(services: Services, category: Category | null) {
  const { categories } = services.api;
  const save = async (fields: CategoryFields) => {
    await stopReads(services.queryClient, 'category');
    if (category) {
      const change = categoryChangeOf(fields);
      return write(services, 'category', change && categories.update(category.id, change));
    }
    const draft = categoryDraftOf(fields);
    return write(services, 'category', draft && categories.create(draft));
  };
  return createActor(
    categoryEditorMachine.provide({
      actors: { save: fromPromise<void, { draft: CategoryFields }>(({ input }) => save(input.draft)) },
      guards: { isComplete: (_, { draft }) => (category ? categoryChangeOf(draft) : categoryDraftOf(draft)) !== null },
    }),
    { input: { draft: category ? fieldsOfCategory(category) : blankCategory, noticeMs } },
  );
}
