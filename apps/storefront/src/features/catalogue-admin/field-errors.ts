import { ApiError } from '@my-food/api';
import type { Editing } from '@my-food/machines';
import type { CategoryFields } from './category-fields.ts';
import { problemsOfFood, type FoodFields } from './food-fields.ts';

type Errors<Fields> = { [Name in keyof Fields]?: string | undefined };

/** What the server said about one field when it refused, as long as the field still holds what was refused. */
function refusal<Fields>({ error, draft, submitted }: Editing<Fields>, field: keyof Fields, serverName: string): string | undefined {
  if (!(error instanceof ApiError) || !Object.is(draft[field], submitted[field])) return undefined;
  return error.fieldErrors.get(serverName);
}

/** What is wrong at each field: our own rules once they have held a submit back, else what the server minded. */
export function foodErrors(
  editing: Editing<FoodFields>,
  { hasTried, needsPicture }: { hasTried: boolean; needsPicture: boolean },
): Errors<FoodFields> {
  const problems = hasTried ? problemsOfFood(editing.draft, { needsPicture }) : {};
  return {
    name: problems.name ?? refusal(editing, 'name', 'name'),
    price: problems.price ?? refusal(editing, 'price', 'price'),
    description: problems.description ?? refusal(editing, 'description', 'description'),
    categoryId: problems.categoryId ?? refusal(editing, 'categoryId', 'category_id'),
    picture: problems.picture ?? refusal(editing, 'picture', 'image'),
  };
}

/** The same of a category. A new one has no rules of its own at the fields: a toast asks for what is missing (Spec §5). */
export function categoryErrors(editing: Editing<CategoryFields>, { hasTried }: { hasTried: boolean }): Errors<CategoryFields> {
  const isNameless = hasTried && editing.draft.name.trim() === '';
  return {
    name: isNameless ? 'Please write a name.' : refusal(editing, 'name', 'name'),
    picture: refusal(editing, 'picture', 'food_image'),
  };
}
