import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { useQueryError } from '../../../queries/use-query-error.ts';
import { useServices } from '../../../services/services.tsx';
import { foodForm } from './food-form.ts';
import { UpdateEntry } from '../editor/update-entry.tsx';

const route = getRouteApi('/signed-in/admin/update-food');

/** Spec §5 Update food. */
export function UpdateFoodPage() {
  const { queries, toaster } = useServices();
  const { id } = route.useSearch();
  const foods = useQuery(queries.foods());

  // Spec §8: only this page shows a toast, once. The field shows when a retry fails.
  const hasNotified = useRef(false);
  useQueryError(queries.categories().queryKey, () => {
    if (!hasNotified.current) toaster.show(messages.categoriesLoadFailed);
    hasNotified.current = true;
  });

  return <UpdateEntry form={foodForm} id={id} list={foods} />;
}
