import type { PublicClient, SignedInClient } from '../client/create-clients.ts';
import { toFormData } from '../client/form-data.ts';
import { requireId } from '../client/identifier.ts';
import { createdStatuses, expectSuccess, readJson } from '../client/unwrap.ts';
import { toDecimalText, type Poisha } from '../schemas/amount.ts';
import { parseFoods, type Food } from '../schemas/food.ts';

export interface FoodPayload {
  name: string;
  description: string;
  price: Poisha;
  categoryId: number;
  picture: File;
}

export interface FoodUpdate extends Omit<FoodPayload, 'picture'> {
  /** Null keeps the picture. */
  picture: File | null;
}

export interface Foods {
  list(signal?: AbortSignal): Promise<Food[]>;
  /** Succeeds on exactly 200 or 201. */
  create(payload: FoodPayload): Promise<void>;
  update(id: number, update: FoodUpdate): Promise<void>;
  remove(id: number): Promise<void>;
}

/** The list is public, writes need an admin. Writes to an invalid id reject with a RangeError. */
export function foodEndpoints(publicClient: PublicClient, signedIn: SignedInClient): Foods {
  return {
    async list(signal) {
      const call = publicClient.http.GET('/api/food/', { signal: signal ?? null, parseAs: 'stream' });
      return parseFoods(await readJson(call), publicClient.baseUrl);
    },

    async create(payload) {
      const body = { ...textFields(payload), image: payload.picture };
      const call = signedIn.http.POST('/api/food/', { body, bodySerializer: toFormData, parseAs: 'stream' });
      await expectSuccess(call, createdStatuses);
    },

    async update(id, change) {
      const params = { path: { id: requireId(id) } };
      // Spec §7: the body contains the id too.
      const body = { id, ...textFields(change), ...(change.picture === null ? {} : { image: change.picture }) };
      await expectSuccess(signedIn.http.PATCH('/api/food/{id}/', { params, body, bodySerializer: toFormData, parseAs: 'stream' }));
    },

    async remove(id) {
      const params = { path: { id: requireId(id) } };
      await expectSuccess(signedIn.http.DELETE('/api/food/{id}/', { params, parseAs: 'stream' }));
    },
  };
}

function textFields({ name, description, price, categoryId }: Omit<FoodPayload, 'picture'>) {
  return { name, price: toDecimalText(price), description, category_id: requireId(categoryId) };
}
