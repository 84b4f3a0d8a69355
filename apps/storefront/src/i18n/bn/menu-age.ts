import type { menuAge as english } from '../en/menu-age.ts';
import { translation } from '../namespace.ts';

export const menuAge = translation<typeof english>()({ asOf: '{time}-এর মেনু' });
