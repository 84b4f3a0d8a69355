import { isDirty } from '@my-food/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { Message } from '../../copy/messages.ts';
import { dropDraft } from '../../lib/draft-keep.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { usePageActor } from '../../lib/use-page-actor.ts';
import { usePictureChoice } from '../../lib/use-picture-choice.ts';
import { useWayOn } from '../../lib/use-way-on.ts';
import { useServices } from '../../services.tsx';
import type { EntryEditor } from './editor-logic.ts';
import { useDraftKeep } from './use-draft-keep.ts';

export type EditingState = 'editing' | 'saving' | 'saved';

/** The state in the words of the form. */
function editingStateOf({ value }: { value: unknown }): EditingState {
  if (value === 'editing' || value === 'saved') return value;
  return value === 'gone' ? 'saved' : 'saving';
}

interface EditingPlan<Fields extends object> {
  create: () => EntryEditor<Fields>;
  /** What is told after a save, and after a failed one. */
  said: { saved: Message; failed: Message };
  /** The list a save leads to. */
  list: '/admin/products/' | '/admin/categorys/';
  /** The name its draft is kept under. */
  draftName: string;
  parseDraft: (value: unknown) => Fields | null;
  /** The change that puts a chosen picture into the draft. */
  withPicture: (picture: File | null) => Partial<Fields>;
  /** Submitted with something missing. */
  onIncomplete: () => void;
  /** News of what is edited arrived while nothing was typed and nothing was sent. */
  onUntouchedNews: (() => void) | null;
}

/** What both editors do alike: change, choose a picture, submit, tell and go on, keep and offer drafts, know what would be lost. */
export function useEditing<Fields extends { picture: File | null }>(plan: EditingPlan<Fields>) {
  const { said, list, draftName, parseDraft, withPicture, onUntouchedNews } = plan;
  const { toaster } = useServices();
  const tellFailure = useFailureToast();
  const goOn = useWayOn();
  const editor = usePageActor(plan.create, {
    'draft.incomplete': plan.onIncomplete,
    'save.succeeded': () => {
      toaster.show(said.saved);
      void dropDraft(draftName);
    },
    'save.failed': () => tellFailure(said.failed),
    'editor.left': () => goOn(list),
  });
  const context = useSelector(editor, (snapshot) => snapshot.context);
  const state = useSelector(editor, editingStateOf);
  const { draft, original } = context;
  const change = (changes: Partial<Fields>) => editor.send({ type: 'draft.changed', change: changes });
  const choice = usePictureChoice((picture) => change(withPicture(picture)));
  const isUnsaved = useCallback(() => {
    const snapshot = editor.getSnapshot();
    return snapshot.matches('editing') && isDirty(snapshot.context);
  }, [editor]);
  const kept = useDraftKeep({
    name: draftName,
    fields: draft,
    isUnsaved: state !== 'saved' && isDirty({ draft, original }),
    parse: parseDraft,
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
    context,
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
    /** Spread into the picture's field. */
    picture: { ...choice.field, file: choice.field.file ?? draft.picture },
    /** A file that is still being looked at belongs to what is submitted. */
    submit: async () => {
      await choice.settled();
      editor.send({ type: 'draft.submitted' });
    },
  };
}

/** What the form around the fields needs of it. */
export interface Editing {
  state: EditingState;
  error: unknown;
  isUnsaved: () => boolean;
  submit: () => Promise<void>;
  kept: { found: { savedAt: number } | null; take: () => void; decline: () => void; giveUp: () => void };
}
