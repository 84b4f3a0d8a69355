import type { CategoryReference } from '@my-food/api';
import type { SelectOption } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useRetry } from '../../../queries/use-retry.ts';
import { useServices } from '../../../services/services.tsx';

/** Options of the category select. Includes the current category even when the request fails. */
export function useCategoryOptions(current: CategoryReference | null) {
  const { queries } = useServices();
  const query = useQuery({ ...queries.categories(), refetchOnMount: 'always' });
  const known: readonly CategoryReference[] = query.data ?? [];
  const all = current && !known.some(({ id }) => id === current.id) ? [current, ...known] : known;
  const options: SelectOption[] = all.map(({ id, name }) => ({ value: String(id), label: name }));
  return { options, query, retry: useRetry(query) };
}

export type CategoryOptions = ReturnType<typeof useCategoryOptions>;
