import type { Food, FoodUpdate } from '@my-food/api';
import { createEditorMachine, isUnsaved } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { changeOptimistically, changesSettled } from '../../../catalogue/catalogue-cache.ts';
import { trackPendingWrites } from '../../../forms/pending-writes.ts';
import { leave } from '../../../forms/use-page-actor.ts';
import { createListeners } from '../../../platform/listeners.ts';
import { onQueryData } from '../../../queries/on-query-update.ts';
import type { Services } from '../../../services/services.tsx';
import { toFoodValues } from '../foods/food-values.ts';
import { leavePrice, validatePrice } from './save-price.ts';

interface PriceValues {
  price: string;
}

/** The editor of one price: the form's machine, without the notice and its delay. */
export type PriceActor = Actor<ReturnType<typeof createEditorMachine<PriceValues, FoodUpdate>>>;

/** Closed: there is no actor. */
export type PriceStatus = 'closed' | 'editing' | 'saving';

interface Outcomes {
  /** Called after each save. */
  onSaved: () => void;
  onFailed: () => void;
  /** Called when a food is gone whose price was typed and not saved. */
  onRemoved: (typed: { name: string; price: string }) => void;
}

/** The open price editors of a list, by food. They outlive their cards, which unmount when the page or the filter changes. */
export interface PriceEditors {
  open: (food: Food) => void;
  get: (id: number) => PriceActor | undefined;
  statusOf: (id: number) => PriceStatus;
  /** Called when a status may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** Whether a typed price is neither saved nor being saved. */
  isUnsaved: () => boolean;
  /** Saves what is typed, as a field that is left does. A navigation by Back or by hand takes no focus from the field. */
  leaveFields: () => void;
  /** The page is unmounted: pending saves continue and call `outcomes`. */
  leaveAll: () => void;
}

type PriceServices = Pick<Services, 'api' | 'queries' | 'queryClient' | 'language'>;

/** The food as it is listed now. */
const findListed = ({ queries, queryClient }: PriceServices, id: number) =>
  queryClient.getQueryData(queries.foods().queryKey)?.find((one) => one.id === id);

function createPriceActor(services: PriceServices, food: Food): PriceActor {
  const { api, queryClient, language } = services;
  const { id } = food;
  /** The other fields are those of the list when the request is sent: a batch may have changed them since the price was typed. */
  const withListedFields = (update: FoodUpdate): FoodUpdate => {
    const listed = findListed(services, id);
    const change = listed && validatePrice(listed, toFoodValues(listed).price, language.current());
    return typeof change === 'object' ? { ...change, price: update.price } : update;
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

export function createPriceEditors(services: PriceServices, { onSaved, onFailed, onRemoved }: Outcomes): PriceEditors {
  const { queries, queryClient } = services;
  const editors = new Map<number, PriceActor>();
  const { notify, subscribe } = createListeners();
  return {
    open(food) {
      if (editors.has(food.id)) return;
      const actor = createPriceActor(services, food);
      const unsubscribe = onQueryData(queryClient, queries.foods().queryKey, async () => {
        // A deletion of this tab shows before it is certain.
        await changesSettled(queryClient, 'food', food.id);
        const snapshot = actor.getSnapshot();
        if (findListed(services, food.id) || !isUnsaved(snapshot)) return;
        onRemoved({ name: food.name, price: snapshot.context.values.price });
        actor.send({ type: 'page.left' });
      });
      const close = () => {
        unsubscribe();
        editors.delete(food.id);
        notify();
      };
      actor.on('save.succeeded', onSaved);
      actor.on('save.failed', onFailed);
      actor.subscribe({ next: notify, complete: close, error: close });
      trackPendingWrites(actor);
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
    isUnsaved: () => [...editors.values()].some((actor) => isUnsaved(actor.getSnapshot())),
    leaveFields: () =>
      editors.forEach((actor, id) => {
        const food = findListed(services, id);
        if (food) leavePrice(actor, food, services.language.current());
      }),
    leaveAll: () => [...editors.values()].forEach(leave),
  };
}
