import { isDirty } from '@my-food/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { deleteDraft } from '../../lib/draft-store.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { usePageActor } from '../../lib/use-page-actor.ts';
import { useImageInput } from '../../lib/use-image-input.ts';
import { useDelayedRedirect } from '../../lib/use-delayed-redirect.ts';
import { useServices } from '../../services.tsx';
import { createEntryEditorActor } from './entry-editor-actor.ts';
import type { Entry, EntryForm } from './entry-form.ts';
import { fieldErrors } from './field-errors.ts';
import { useDraftKeep } from './use-draft-keep.ts';

export type EditingState = 'editing' | 'saving' | 'saved';

/** Maps the state of the machine to the status of the form. */
function editingStateOf({ value }: { value: unknown }): EditingState {
  if (value === 'editing' || value === 'saved') return value;
  return value === 'gone' ? 'saved' : 'saving';
}

/** Redirect targets after a save. */
const lists = { food: '/admin/products/', category: '/admin/categorys/' } as const;

/**
 * State of an entry's form, or of a new entry's when `item` is null: values, picture, submit, toasts, redirect, stored drafts and
 * unsaved changes. Calls `onExternalChange` when the list has a newer entry while the form is pristine.
 */
export function useEditing<Item extends Entry, Fields extends { picture: File | null }, Payload>(
  form: EntryForm<Item, Fields, Payload>,
  item: Item | null,
  onUntouchedNews: (() => void) | null,
) {
  const { kind, parseFields, validate } = form;
  const { saved, failed, incomplete } = form.labels[item ? 'update' : 'add'];
  const draftName = item ? `${kind} ${String(item.id)}` : kind;
  const services = useServices();
  const { toaster } = services;
  const tellFailure = useFailureToast();
  const goOn = useDelayedRedirect();
  const editor = usePageActor(() => createEntryEditorActor(services, form, item), {
    'save.succeeded': () => {
      toaster.show(saved);
      void deleteDraft(draftName);
    },
    'save.failed': () => tellFailure(failed),
    'editor.left': () => goOn(lists[kind]),
  });
  const context = useSelector(editor, (snapshot) => snapshot.context);
  const state = useSelector(editor, editingStateOf);
  const [hasTried, setHasTried] = useState(false);
  const { draft, original } = context;
  const change = (changes: Partial<Fields>) => editor.send({ type: 'draft.changed', change: changes });
  const choice = useImageInput((picture) => change(form.withPicture(picture)));
  const isUnsaved = useCallback(() => {
    const snapshot = editor.getSnapshot();
    return snapshot.matches('editing') && isDirty(snapshot.context);
  }, [editor]);
  const kept = useDraftKeep({
    name: draftName,
    fields: draft,
    isUnsaved: state !== 'saved' && isDirty({ draft, original }),
    parse: parseFields,
  });

  const tellNews = useEffectEvent(() => {
    if (editor.getSnapshot().matches('editing') && !isUnsaved()) onUntouchedNews?.();
  });
  const hasNews = onUntouchedNews !== null;
  useEffect(() => {
    if (hasNews) tellNews();
  }, [hasNews]);

  return {
    state,
    fields: draft,
    errors: fieldErrors(context, hasTried ? validate(draft, item).problems : {}, form.serverNames),
    error: context.error,
    change,
    isUnsaved,
    kept: {
      ...kept,
      take: () => {
        if (kept.found) change(kept.found.fields);
        kept.take();
      },
    },
    /** Props of the picture field. */
    picture: { ...choice.field, file: choice.field.file ?? draft.picture },
    /** Waits for a pending file check before it submits. */
    submit: async () => {
      await choice.settled();
      const { payload } = validate(editor.getSnapshot().context.draft, item);
      if (payload !== null) return editor.send({ type: 'draft.submitted', payload });
      if (incomplete) toaster.show(incomplete);
      setHasTried(true);
    },
  };
}

/** The part that `EditorForm` uses. */
export interface Editing {
  state: EditingState;
  error: unknown;
  isUnsaved: () => boolean;
  submit: () => Promise<void>;
  kept: { found: { savedAt: number } | null; take: () => void; decline: () => void; giveUp: () => void };
}
