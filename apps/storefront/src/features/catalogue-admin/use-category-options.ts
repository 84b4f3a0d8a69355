import type { CategoryReference } from '@my-food/api';
import type { SelectOption } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { readOnEntry } from './reads.ts';

/** The categories a food may be in. The one it is in stays among them even when they cannot be read. */
export function useCategoryOptions(current: CategoryReference | null) {
  const { queries } = useServices();
  const read = useQuery({ ...queries.categories(), ...readOnEntry });
  const known: readonly CategoryReference[] = read.data ?? [];
  const all = current && !known.some(({ id }) => id === current.id) ? [current, ...known] : known;
  const options: SelectOption[] = all.map(({ id, name }) => ({ value: String(id), label: name }));
  return { options, read };
}
