import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { messages } from '../../copy/messages.ts';
import { useReadFailure } from '../../lib/use-read-failure.ts';
import { parseKeptFood } from '../../ordering/kept-food.ts';
import { useHandedOver } from '../../routing/history-state.ts';
import { useServices } from '../../services.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { FoodEditor } from './food-editor.tsx';
import { ItemAbsent } from './item-absent.tsx';
import { useEditedItem } from './use-edited-item.ts';

const route = getRouteApi('/signed-in/admin/update-food');

/** Spec §5 Update food. Opened cold it finds the food in the list, for there is no call for a single one. */
export function UpdateFoodPage() {
  const { queries, toaster } = useServices();
  const { id } = route.useSearch();
  const foods = useQuery(queries.foods());
  const edited = useEditedItem({ id, handedOver: parseKeptFood(useHandedOver('food')), list: foods });

  // Spec §8: this page alone says so, and once: a second try that fails is plain to see at the field.
  const hasSaid = useRef(false);
  useReadFailure(queries.categories().queryKey, () => {
    if (!hasSaid.current) toaster.show(messages.categoriesFailed);
    hasSaid.current = true;
  });

  if (edited.status !== 'ready') {
    return (
      <EditorScreen title="Update Food">
        <ItemAbsent kind="food" status={edited.status} list={foods} />
      </EditorScreen>
    );
  }
  return (
    <EditorScreen title="Update Food" isGone={edited.isGone}>
      <FoodEditor key={edited.version} food={edited.item} onUntouchedNews={edited.onNews} />
    </EditorScreen>
  );
}
