import { createEditorMachine } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { redirectDelays } from '../../../i18n/messages.ts';
import type { Services } from '../../../services/services.tsx';
import { invalidateCatalogue, cancelCatalogueFetches } from '../../../catalogue/catalogue-cache.ts';
import type { EntryForm, EntryPayload } from './entry-form.ts';

type EntryEditorActor<Values extends object, Payload> = Actor<ReturnType<typeof createEditorMachine<Values, Payload, void>>>;

/** Editor actor of an entry, or of a new one when `item` is null. Every outcome invalidates the lists: a write can succeed although its response is lost (Faults §1.2). */
export function createEntryEditorActor<Item, Values extends object, NewEntry, Change>(
  { api, queryClient }: Services,
  { kind, blank, toValues, endpoints }: EntryForm<Item, Values, NewEntry, Change>,
  item: Item | null,
): EntryEditorActor<Values, EntryPayload<NewEntry, Change>> {
  const { create, update } = endpoints(api);
  const logic = createEditorMachine<Values, EntryPayload<NewEntry, Change>, void>().provide({
    actors: {
      save: fromPromise<void, { payload: EntryPayload<NewEntry, Change> }>(async ({ input: { payload } }) => {
        await cancelCatalogueFetches(queryClient, kind);
        try {
          await (payload.type === 'create' ? create(payload.entry) : update(payload.id, payload.change));
        } finally {
          invalidateCatalogue(queryClient, kind);
        }
      }),
    },
  });
  return createActor(logic, { input: { values: item ? toValues(item) : blank, noticeMs: redirectDelays.afterSave } });
}
