import { ApiError, type Food, type FoodUpdate } from '@my-food/api';
import { createEditorMachine, isDirty, isUnsaved } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { changeOptimistically, changesSettled } from '../../../catalogue/catalogue-cache.ts';
import { trackPendingWrites } from '../../../forms/pending-writes.ts';
import { leave } from '../../../forms/use-page-actor.ts';
import { isolate } from '../../../i18n/formats/isolate.ts';
import { createListeners } from '../../../platform/listeners.ts';
import { onQueryData } from '../../../queries/on-query-update.ts';
import type { Services } from '../../../services/services.tsx';
import { trackSession } from '../../../session/track-session.ts';
import { toFoodValues } from '../foods/food-values.ts';
import { leavePrice, validatePrice } from './save-price.ts';

interface PriceValues {
  price: string;
}

/** The editor of one price: the form's machine, without the notice and its delay. */
export type PriceActor = Actor<ReturnType<typeof createEditorMachine<PriceValues, FoodUpdate>>>;

/** Closed: there is no actor. */
export type PriceStatus = 'closed' | 'editing' | 'saving';

/** A price that was typed for the food `name`, for a sentence. */
export interface TypedPrice {
  name: string;
  price: string;
}

/** What became of the typed prices: for the session in which they were typed, and not called when it has ended. */
interface Outcomes {
  onSaved: () => void;
  onFailed: () => void;
  /** Called after `onFailed` when the food has no card or row to show the reason. Not called for a removed food. */
  onHidden: (typed: TypedPrice) => void;
  /** Called when a food is gone whose price was typed and not saved. */
  onRemoved: (typed: TypedPrice) => void;
}

/**
 * The open price editors, by food. They outlive their cards, which unmount when the page or the filter changes, and the list: a price that is refused
 * after the list was left is in its field on the next visit. All end with the session.
 */
export interface PriceEditors {
  open: (food: Food) => void;
  /** Called when the card or row of a food is rendered. Returns a function for when it is unmounted, which closes a field that was not typed in. */
  mount: (id: number) => () => void;
  get: (id: number) => PriceActor | undefined;
  statusOf: (id: number) => PriceStatus;
  /** Called when a status may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** The typed prices that are neither saved nor being saved. */
  unsaved: () => readonly TypedPrice[];
  isUnsaved: () => boolean;
  /** Saves what is typed, as a field that is left does. A navigation by Back or by hand takes no focus from the field. */
  leaveFields: () => void;
  /** Closes the editors of `unsaved`. */
  discard: () => void;
}

type PriceServices = Pick<Services, 'api' | 'queries' | 'queryClient' | 'language' | 'sessionActor'>;

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

export function createPriceEditors(services: PriceServices, { onSaved, onFailed, onHidden, onRemoved }: Outcomes): PriceEditors {
  const { queries, queryClient, sessionActor } = services;
  const editors = new Map<number, { name: string; actor: PriceActor }>();
  const shown = new Set<number>();
  const { notify, subscribe } = createListeners();
  sessionActor.on('session.ended', () => editors.forEach(({ actor }) => leave(actor)));
  const toTypedPrice = ({ name, actor }: { name: string; actor: PriceActor }): TypedPrice => ({
    name: isolate(name),
    price: actor.getSnapshot().context.values.price,
  });
  const unsavedEditors = () => [...editors.values()].filter(({ actor }) => isUnsaved(actor.getSnapshot()));
  return {
    open(food) {
      if (editors.has(food.id)) return;
      const actor = createPriceActor(services, food);
      const editor = { name: food.name, actor };
      const isSameSession = trackSession();
      const remove = () => {
        onRemoved(toTypedPrice(editor));
        leave(actor);
      };
      const unsubscribe = onQueryData(queryClient, queries.foods().queryKey, async () => {
        // A deletion of this tab shows before it is certain.
        await changesSettled(queryClient, food.id);
        if (!findListed(services, food.id) && isUnsaved(actor.getSnapshot())) remove();
      });
      const close = () => {
        unsubscribe();
        editors.delete(food.id);
        notify();
      };
      actor.on('save.succeeded', () => isSameSession() && onSaved());
      actor.on('save.failed', ({ error }) => {
        if (!isSameSession()) return;
        onFailed();
        if (shown.has(food.id)) return;
        // The list, which would show that the food is gone, may have been left.
        if (error instanceof ApiError && error.status === 404) remove();
        else onHidden(toTypedPrice(editor));
      });
      actor.subscribe({ next: notify, complete: close, error: close });
      trackPendingWrites(actor);
      editors.set(food.id, editor);
      actor.start();
      notify();
    },
    mount(id) {
      shown.add(id);
      return () => {
        shown.delete(id);
        const actor = editors.get(id)?.actor;
        if (actor && !isDirty(actor.getSnapshot().context)) leave(actor);
      };
    },
    get: (id) => editors.get(id)?.actor,
    statusOf(id) {
      const snapshot = editors.get(id)?.actor.getSnapshot();
      if (snapshot?.matches('editing')) return 'editing';
      return snapshot?.matches('saving') ? 'saving' : 'closed';
    },
    subscribe,
    unsaved: () => unsavedEditors().map(toTypedPrice),
    isUnsaved: () => unsavedEditors().length > 0,
    leaveFields: () =>
      editors.forEach(({ actor }, id) => {
        const food = findListed(services, id);
        if (food) leavePrice(actor, food, services.language.current());
      }),
    discard: () => unsavedEditors().forEach(({ actor }) => leave(actor)),
  };
}
