import type { lists as english } from '../en/lists.ts';
import { translation } from '../namespace.ts';

export const lists = translation<typeof english>()({
  sortBy: 'সাজান',
});
