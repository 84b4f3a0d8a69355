import { isDirty, isUnsaved } from '@my-food/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSessionToast } from '../../../services/use-session-toast.ts';
import { fieldErrors } from '../../../forms/field-errors.ts';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { useImageInput } from '../../../forms/use-image-input.ts';
import { useDelayedRedirect } from '../../../forms/use-delayed-redirect.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { infoMessage } from '../../../i18n/message.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useServices } from '../../../services/services.tsx';
import { entryListLink } from '../list-routes.ts';
import { rememberChange } from '../list/recent-change.ts';
import { createEntryEditorActor } from './entry-editor-actor.ts';
import type { Entry, EntryForm } from './entry-form.ts';
import { useDraftAutosave, useDraftStore } from './use-draft-store.ts';

/** Maps the state of the machine to the status of the form. */
function toEditorStatus(snapshot: { matches(state: 'editing' | 'saved' | 'done'): boolean }): 'editing' | 'saving' | 'saved' {
  if (snapshot.matches('editing')) return 'editing';
  return snapshot.matches('saved') || snapshot.matches('done') ? 'saved' : 'saving';
}

/**
 * State of an entry's form, or of a new entry's when `item` is null: values, picture, submit, toasts, redirect, stored drafts and
 * unsaved changes. A newer `item` replaces the fields that were not changed. `isReading`: whether its list is being read.
 */
export function useEntryEditor<Item extends Entry, Values extends { picture: File | null }, NewEntry, Change>(
  form: EntryForm<Item, Values, NewEntry, Change>,
  item: Item | null,
  isReading: boolean,
) {
  const { kind, parseValues, toValues, validate } = form;
  const { saved, failed, incomplete } = form.labels[item ? 'update' : 'add'];
  const locale = useLocale();
  const draftStore = useDraftStore({
    name: item ? `${kind} ${String(item.id)}` : kind,
    parse: parseValues,
    isSaved: (typed) => {
      const toPayload = (changes: Partial<Values>) => item && validate({ ...toValues(item), ...changes }, item, locale).payload;
      const current = toPayload({});
      return current !== null && !typed.picture && JSON.stringify(toPayload(typed)) === JSON.stringify(current);
    },
    isReading,
  });
  const t = useTexts(admin);
  const services = useServices();
  const { toaster } = services;
  const showToast = useSessionToast();
  const redirect = useDelayedRedirect();
  const actor = usePageActor(() => createEntryEditorActor(services, form, item), {
    'save.succeeded': () => {
      showToast(saved);
      if (item) rememberChange(kind, item.id);
      draftStore.clear();
    },
    'save.failed': () => showToast(failed),
    'editor.left': () => redirect(entryListLink(kind)),
  });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const status = useSelector(actor, toEditorStatus);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { values, original } = context;
  const change = (changes: Partial<Values>) => actor.send({ type: 'values.changed', change: changes });
  // What was typed while the file was read stays.
  const imageInput = useImageInput((picture) => change({ ...actor.getSnapshot().context.values, picture }), values.picture);
  const autosave = useDraftAutosave(draftStore, {
    values,
    original,
    isUnsaved: status !== 'saved' && isDirty({ values, original }),
  });

  // Again with each read: the machine takes no original while it saves, and after a failure the list is read.
  useEffect(() => {
    if (item) actor.send({ type: 'original.changed', original: toValues(item) });
  }, [actor, item, toValues, isReading]);

  return {
    status,
    values,
    errors: fieldErrors(context, hasSubmitted ? validate(values, item, locale).errors : {}, form.serverNames),
    /** Error of the last save, until the next one; otherwise undefined. */
    error: context.error,
    /** The fields of the form, as the server names them. */
    shownFields: Object.values(form.serverNames),
    change,
    isUnsaved: () => isUnsaved(actor.getSnapshot()),
    storedDraft: {
      found: draftStore.found,
      restore: async () => {
        const restored = await draftStore.accept();
        // A form that was left or submitted meanwhile leaves it stored.
        if (!actor.getSnapshot().matches('editing')) return;
        if (!restored) return toaster.show(infoMessage(t('draftUnavailable')));
        change(restored);
        if (restored.picture) imageInput.clear();
        // From now on a draft of this form: the other one may be that of another tab.
        draftStore.store(restored, draftStore.found?.key);
      },
      discard: draftStore.discard,
      ...autosave,
    },
    /** Props of the picture field. */
    picture: imageInput.field,
    /** Waits for a pending file check before it submits. A rejected file is not left out without being seen. */
    submit: async () => {
      const isRejected = typeof (await imageInput.settled()) === 'string';
      const { payload } = validate(actor.getSnapshot().context.values, item, locale);
      if (payload !== null && !isRejected) return actor.send({ type: 'form.submitted', payload });
      if (incomplete) toaster.show(incomplete);
      setHasSubmitted(true);
    },
  };
}

/** The part that `EditorForm` uses. */
export type EntryEditorHandle = Pick<
  ReturnType<typeof useEntryEditor>,
  'status' | 'error' | 'shownFields' | 'isUnsaved' | 'submit' | 'storedDraft'
>;
