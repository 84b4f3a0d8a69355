import { changedFields } from '@my-food/machines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteDraft, readDraft, storeDraft } from '../../../forms/draft-store.ts';
import { trackSession } from '../../../session/track-session.ts';
import { createDraftKey, readDrafts } from '../../../forms/form-drafts.ts';
import { pendingWritesSettled } from '../../../forms/pending-writes-settled.ts';
import { useServices } from '../../../services/services.tsx';

/** Pause in typing after which the draft is stored. Milliseconds. */
export const saveDelay = 400;

/** The draft of an earlier visit. `savedAt`: milliseconds of the epoch. `typed`: the fields that were typed. */
interface FoundDraft<Values> {
  key: string;
  savedAt: number;
  typed: Partial<Values>;
}

interface DraftForm<Values> {
  /** 'food', 'food 7'. */
  name: string;
  parse: (value: unknown) => Partial<Values> | null;
  /** Whether the entry has these values, as a save would write them. */
  isSaved: (typed: Partial<Values>) => boolean;
  /** Whether the entry is being read. */
  isReading: boolean;
}

type DraftStore<Values> = ReturnType<typeof useDraftStore<Values>>;

interface AutosaveOptions<Values> {
  values: Values;
  /** Their initial, last saved or last read values. */
  original: Values;
  /** Whether there are unsaved changes. */
  isUnsaved: boolean;
}

/**
 * The stored draft of a form. Offers that of an earlier visit, which is never restored automatically; one that the entry has already is deleted: a page
 * that is reloaded does not learn that its save succeeds. Stores nothing without a session, or after the session in which the form was opened.
 */
export function useDraftStore<Values>({ name, parse, isSaved, isReading }: DraftForm<Values>) {
  const { sessionActor } = useServices();
  const [isSameSession] = useState(trackSession);
  const [key] = useState(() => createDraftKey(name));
  const [found, setFound] = useState<FoundDraft<Values> | null>(null);
  const isObsolete = found !== null && isSaved(found.typed);
  // While it is read, the entry may have the values of a save that has failed.
  const obsoleteKey = isObsolete && !isReading ? found.key : null;
  const isStored = useRef(false);
  /** The fields that were typed; null if none can be restored. */
  const parseTyped = (fields: unknown) => {
    const values = parse(fields);
    return values && Object.keys(values).length > 0 ? values : null;
  };
  const findDraft = useEffectEvent(async () => {
    if (obsoleteKey) await deleteDraft(obsoleteKey);
    // A form that was left while it was being saved deletes its draft after a success.
    await pendingWritesSettled();
    for (const { fields, ...draft } of await readDrafts(name)) {
      const typed = parseTyped(fields);
      if (typed && draft.key !== key) return { ...draft, typed };
    }
    return null;
  });

  useEffect(() => {
    let isCurrent = true;
    void findDraft().then((draft) => isCurrent && setFound(draft));
    return () => {
      isCurrent = false;
    };
  }, [name, obsoleteKey]);

  return {
    /** The offered draft; null when there is none, or it was accepted or discarded. */
    found: isObsolete ? null : found,
    /** Whether unsaved values are stored. */
    isStored: () => isStored.current,
    /** `replacedKey`: the draft that is deleted with it, unless its files cannot be stored again. */
    store: (changes: Partial<Values>, replacedKey?: string) => {
      isStored.current = true;
      if (isSameSession() && sessionActor.getSnapshot().context.session !== null) void storeDraft(key, changes, replacedKey);
    },
    /** Nothing is unsaved any more. An offered draft stays. */
    clear: () => {
      isStored.current = false;
      void deleteDraft(key);
    },
    /** Ends the offer. Resolves to the values as they are stored by now, or to null: another tab may have saved or discarded them. */
    accept: async () => {
      setFound(null);
      const draft = found && (await readDraft(found.key));
      return draft && parseTyped(draft.fields);
    },
    /** Deletes the offered draft. */
    discard: () => {
      if (found) void deleteDraft(found.key);
      setFound(null);
    },
  };
}

/** Stores the changed fields so that they survive a crash or an accidental close: a restored draft leaves the others as they are then. */
export function useDraftAutosave<Values extends object>(draftStore: DraftStore<Values>, options: AutosaveOptions<Values>) {
  const { values, isUnsaved } = options;
  const isAbandoned = useRef(false);

  const storeNow = useEffectEvent(() => {
    if (isUnsaved) draftStore.store(changedFields(options));
    else draftStore.clear();
  });

  const isOutdated = useEffectEvent(() => isUnsaved || draftStore.isStored());
  useEffect(() => {
    if (!isOutdated()) return;
    const timer = setTimeout(storeNow, saveDelay);
    return () => clearTimeout(timer);
  }, [values, isUnsaved]);

  const storeOnUnmount = useEffectEvent(() => {
    if (isAbandoned.current) draftStore.clear();
    else if (isOutdated()) storeNow();
  });
  // Unmounting may precede the end of the pause.
  useEffect(() => () => storeOnUnmount(), []);

  return {
    /** The user leaves without saving: the draft is deleted when the form is left. */
    abandon: () => {
      isAbandoned.current = true;
    },
    /** Takes `abandon` back: the user navigates from the form again, such as by Back before the next page had loaded. */
    resume: () => {
      isAbandoned.current = false;
    },
  };
}
