import type { components } from '@my-food/api/contract';
import { type AccountRow, type CategoryRow, type FoodRow, isOrderItem, type OrderRow, uploadPrefix } from '../data/db.ts';
import { writeAmount } from '../data/money.ts';
import { isSamplePicture, type SamplePicture } from '../data/sample-pictures.ts';

type Schemas = components['schemas'];

/** The URLs of pictures. */
export interface PictureUrls {
  sample(name: SamplePicture): string;
  upload(id: number): string;
}

const genders: readonly Schemas['Gender'][] = ['M', 'F', 'O'];
export const readGender = (text: string): Schemas['Gender'] | null => genders.find((gender) => gender === text) ?? null;

/** Converts rows to the contract's shapes: amounts as decimal strings, pictures as URLs. */
export function createSerializers(urls: PictureUrls) {
  const picture = (reference: string | null): string | null => {
    if (reference === null) return null;
    if (reference.startsWith(uploadPrefix)) return urls.upload(Number(reference.slice(uploadPrefix.length)));
    return isSamplePicture(reference) ? urls.sample(reference) : null;
  };
  return {
    category: (row: CategoryRow): Schemas['Category'] => ({ id: row.id, name: row.name, food_image_url: picture(row.picture) }),
    food: (row: FoodRow, category: CategoryRow | null): Schemas['Food'] => ({
      id: row.id,
      name: row.name,
      description: row.description,
      price: writeAmount(row.price),
      image_url: picture(row.picture),
      category: category && { id: category.id, name: category.name },
    }),
    profile: (row: AccountRow): Schemas['Profile'] => ({
      first_name: row.firstName,
      last_name: row.lastName,
      username: row.username,
      gender: readGender(row.gender),
      email: row.email,
      phone_number: row.phoneNumber,
      address: row.address,
      profile_image: picture(row.picture),
      role: row.role,
    }),
    order(row: OrderRow): Schemas['Order'] {
      const items = row.items.filter(isOrderItem);
      return {
        id: row.id,
        created_at: row.createdAt,
        subtotal: writeAmount(row.subtotal),
        tax: writeAmount(row.tax),
        total: writeAmount(row.total),
        items: items.map((item) => ({ food_name: item.foodName, quantity: item.quantity, price: writeAmount(item.price) })),
      };
    },
  };
}

export type Serializers = ReturnType<typeof createSerializers>;
