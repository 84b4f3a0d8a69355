import type { PublicClient, SignedInClient } from '../client/create-clients.ts';
import { toFormData } from '../client/form-data.ts';
import { requireId } from '../client/identifier.ts';
import { createdStatuses, expectSuccess, readJson } from '../client/unwrap.ts';
import { parseCategories, type Category } from '../schemas/category.ts';

export interface CategoryPayload {
  name: string;
  picture: File;
}

export interface CategoryUpdate {
  name: string;
  /** Null keeps the picture. */
  picture: File | null;
}

export interface Categories {
  list(signal?: AbortSignal): Promise<Category[]>;
  /** Succeeds on exactly 200 or 201. */
  create(payload: CategoryPayload): Promise<void>;
  update(id: number, update: CategoryUpdate): Promise<void>;
  remove(id: number): Promise<void>;
}

/** The list is public, writes need an admin. Writes to an invalid id reject with a RangeError. */
export function categoryEndpoints(publicClient: PublicClient, signedIn: SignedInClient): Categories {
  return {
    async list(signal) {
      const call = publicClient.http.GET('/api/category/', { signal: signal ?? null, parseAs: 'stream' });
      return parseCategories(await readJson(call), publicClient.baseUrl);
    },

    async create({ name, picture }) {
      const body = { name, food_image: picture };
      const call = signedIn.http.POST('/api/category/', { body, bodySerializer: toFormData, parseAs: 'stream' });
      await expectSuccess(call, createdStatuses);
    },

    async update(id, { name, picture }) {
      const params = { path: { id: requireId(id) } };
      const body = { name, ...(picture === null ? {} : { food_image: picture }) };
      await expectSuccess(signedIn.http.PATCH('/api/category/{id}/', { params, body, bodySerializer: toFormData, parseAs: 'stream' }));
    },

    async remove(id) {
      const params = { path: { id: requireId(id) } };
      await expectSuccess(signedIn.http.DELETE('/api/category/{id}/', { params, parseAs: 'stream' }));
    },
  };
}
