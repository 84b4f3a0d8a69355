import { isDirty, type Editing as Context, type EditorEvent } from '@my-food/machines';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { usePictureChoice } from '../../lib/use-picture-choice.ts';
import { useDraftKeep } from './use-draft-keep.ts';

/** The part of an editor's actor that does not depend on what is edited. */
interface Editor<Fields> {
  send(event: EditorEvent<Fields>): void;
  getSnapshot(): { matches(state: 'editing'): boolean; context: Context<Fields> };
}

export type EditingState = 'editing' | 'saving' | 'saved';

/** The state in the words of the form. */
export function editingStateOf({ value }: { value: unknown }): EditingState {
  if (value === 'editing' || value === 'saved') return value;
  return value === 'gone' ? 'saved' : 'saving';
}

interface EditingPlan<Fields> {
  editor: Editor<Fields>;
  state: EditingState;
  context: Context<Fields>;
  /** The name its draft is kept under. */
  draftName: string;
  parseDraft: (value: unknown) => Fields | null;
  /** The change that puts a chosen picture into the draft. */
  withPicture: (picture: File | null) => Partial<Fields>;
  /** News of what is edited arrived while nothing was typed and nothing was sent. */
  onUntouchedNews: (() => void) | null;
}

/** What both editors do alike: change, choose a picture, submit, keep and offer drafts, know what would be lost. */
export function useEditing<Fields extends { picture: File | null }>(plan: EditingPlan<Fields>) {
  const { editor, state, context, draftName, parseDraft, withPicture, onUntouchedNews } = plan;
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
