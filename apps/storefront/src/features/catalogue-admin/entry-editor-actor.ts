import { createEditorMachine } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { redirectDelays } from '../../copy/messages.ts';
import type { Services } from '../../services.tsx';
import { refreshCatalogue, stopReads } from './catalogue-cache.ts';
import type { EntryForm } from './entry-form.ts';

export type EntryEditorActor<Fields extends object, Payload> = Actor<ReturnType<typeof createEditorMachine<Fields, Payload, void>>>;

/** Editor actor of an entry, or of a new one when `item` is null. Every outcome invalidates the lists: a write can succeed although its response is lost (Faults §1.2). */
export function createEntryEditorActor<Item, Fields extends object, Payload>(
  { api, queryClient }: Services,
  { kind, blank, toFields, save }: EntryForm<Item, Fields, Payload>,
  item: Item | null,
): EntryEditorActor<Fields, Payload> {
  const logic = createEditorMachine<Fields, Payload, void>().provide({
    actors: {
      save: fromPromise<void, { payload: Payload }>(async ({ input }) => {
        await stopReads(queryClient, kind);
        try {
          await save(api, input.payload);
        } finally {
          refreshCatalogue(queryClient, kind);
        }
      }),
    },
  });
  return createActor(logic, { input: { draft: item ? toFields(item) : blank, noticeMs: redirectDelays.afterSave } });
}
