import { isTruncated, type Food, type FoodUpdate } from '@my-food/api';
import { createEditorMachine, isUnsaved } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { changeOptimistically } from '../../../catalogue/catalogue-cache.ts';
import { leave } from '../../../forms/use-page-actor.ts';
import { createListeners } from '../../../platform/listeners.ts';
import type { Services } from '../../../services/services.tsx';
import { toFoodValues, validateFood } from '../foods/food-values.ts';

interface PriceValues {
  price: string;
}

/** The editor of one price: the form's machine, without the notice and its delay. */
export type PriceActor = Actor<ReturnType<typeof createEditorMachine<PriceValues, FoodUpdate>>>;

/** Closed: there is no actor. */
export type PriceStatus = 'closed' | 'editing' | 'saving';

/** Called with the outcome of each save. */
interface Outcomes {
  onSaved: () => void;
  onFailed: () => void;
}

/** The open price editors of a list, by food. They outlive their cards, which unmount when the page or the filter changes. */
export interface PriceEditors {
  open: (food: Food) => void;
  get: (id: number) => PriceActor | undefined;
  statusOf: (id: number) => PriceStatus;
  /** Called when a status may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** Whether the typed price of a listed food is neither saved nor being saved. */
  isUnsaved: () => boolean;
  /** The page is unmounted: pending saves continue and call `outcomes`. */
  leaveAll: () => void;
}

type PriceServices = Pick<Services, 'api' | 'queries' | 'queryClient' | 'language'>;

function createPriceActor({ api, queries, queryClient, language }: PriceServices, food: Food): PriceActor {
  const { id } = food;
  /** The other fields are those of the list when the request is sent: a batch may have changed them since the price was typed. */
  const withListedFields = (update: FoodUpdate): FoodUpdate => {
    const listed = queryClient.getQueryData(queries.foods().queryKey)?.find((one) => one.id === id);
    if (!listed || isTruncated(listed)) return update;
    const { payload } = validateFood(toFoodValues(listed), listed, language.current());
    return payload?.type === 'update' ? { ...payload.change, price: update.price } : update;
  };
  const save = fromPromise<void, { payload: FoodUpdate }>(({ input: { payload } }) =>
    changeOptimistically<Food>({
      queryClient,
      kind: 'food',
      id,
      fields: { price: payload.price },
      send: () => api.foods.update(id, withListedFields(payload)),
      refetch: 'ifUncertain',
    }),
  );
  const logic = createEditorMachine<PriceValues, FoodUpdate>().provide({ actors: { save } });
  return createActor(logic, { input: { values: { price: toFoodValues(food).price }, noticeMs: 0 } });
}

export function createPriceEditors(services: PriceServices, { onSaved, onFailed }: Outcomes): PriceEditors {
  const { queries, queryClient } = services;
  const editors = new Map<number, PriceActor>();
  const { notify, subscribe } = createListeners();
  return {
    open(food) {
      if (editors.has(food.id)) return;
      const actor = createPriceActor(services, food);
      const close = () => {
        editors.delete(food.id);
        notify();
      };
      actor.on('save.succeeded', onSaved);
      actor.on('save.failed', onFailed);
      actor.subscribe({ next: notify, complete: close, error: close });
      editors.set(food.id, actor.start());
      notify();
    },
    get: (id) => editors.get(id),
    statusOf(id) {
      const snapshot = editors.get(id)?.getSnapshot();
      if (snapshot?.matches('editing')) return 'editing';
      return snapshot?.matches('saving') ? 'saving' : 'closed';
    },
    subscribe,
    isUnsaved() {
      const foods = queryClient.getQueryData(queries.foods().queryKey) ?? [];
      return foods.some(({ id }) => {
        const actor = editors.get(id);
        return actor !== undefined && isUnsaved(actor.getSnapshot());
      });
    },
    leaveAll: () => [...editors.values()].forEach(leave),
  };
}
