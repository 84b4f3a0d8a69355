import { isOutcomeUnknown } from '@my-food/api';
import { createEditorMachine } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { redirectDelays } from '../../../i18n/messages.ts';
import type { Services } from '../../../services/services.tsx';
import { cancelCatalogueFetches, changeOptimistically, invalidateCatalogue } from '../../../catalogue/catalogue-cache.ts';
import type { Entry, EntryForm, EntryPayload } from './entry-form.ts';

type EntryEditorActor<Values extends object, Payload> = Actor<ReturnType<typeof createEditorMachine<Values, Payload>>>;

/**
 * Editor actor of an entry, or of a new one when `item` is null. Every outcome invalidates the lists: a write can succeed although its response is lost
 * (Faults §1.2), and a food can be refused because its category is gone (Faults §1.3).
 */
export function createEntryEditorActor<Item extends Entry, Values extends object, NewEntry, Change>(
  services: Pick<Services, 'api' | 'queries' | 'queryClient'>,
  { kind, blank, toValues, toListedFields, endpoints }: EntryForm<Item, Values, NewEntry, Change>,
  item: Item | null,
): EntryEditorActor<Values, EntryPayload<NewEntry, Change>> {
  const { api, queryClient } = services;
  const { create, update } = endpoints(api);
  const send = async (payload: EntryPayload<NewEntry, Change>) => {
    if (payload.type === 'update') {
      const { id, change } = payload;
      const fields = toListedFields(change, services);
      return changeOptimistically<Item>({ queryClient, kind, id, fields, send: () => update(id, change), refetch: 'byCaller' });
    }
    await cancelCatalogueFetches(queryClient, kind);
    return create(payload.entry);
  };
  const logic = createEditorMachine<Values, EntryPayload<NewEntry, Change>>().provide({
    actors: {
      save: fromPromise<void, { payload: EntryPayload<NewEntry, Change> }>(async ({ input: { payload } }) => {
        try {
          await send(payload);
        } catch (error) {
          invalidateCatalogue(queryClient, isOutcomeUnknown(error) ? kind : 'category');
          throw error;
        }
        invalidateCatalogue(queryClient, kind);
      }),
    },
  });
  return createActor(logic, { input: { values: item ? toValues(item) : blank, noticeMs: redirectDelays.afterSave } });
}
