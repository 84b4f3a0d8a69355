import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteDraft, storeDraft, readDraft } from '../../../forms/draft-store.ts';
import { useServices } from '../../../services/services.tsx';

/** Pause in typing after which the draft is stored. Milliseconds. */
const saveDelay = 400;

interface DraftStoreOptions<Values> {
  /** Key of the form: 'food', 'food 7'. */
  name: string;
  values: Values;
  /** Whether there are unsaved changes. */
  isUnsaved: boolean;
  parse: (value: unknown) => Values | null;
}

/** The draft of an earlier visit, to restore or to discard. `savedAt`: milliseconds of the epoch. */
interface FoundDraft<Values> {
  savedAt: number;
  values: Values;
}

/**
 * Stores unsaved values so that they survive a crash or an accidental close, and loads those of an earlier visit. They are
 * offered, never restored automatically. Stores nothing without a session.
 */
export function useDraftStore<Values extends object>({ name, values, isUnsaved, parse }: DraftStoreOptions<Values>) {
  const { sessionActor } = useServices();
  const [found, setFound] = useState<FoundDraft<Values> | null>(null);
  const isStored = useRef(false);
  const isAbandoned = useRef(false);
  const parseValues = useEffectEvent(parse);

  useEffect(() => {
    let isCurrent = true;
    void readDraft(name).then((storedDraft) => {
      const parsed = storedDraft && parseValues(storedDraft.fields);
      if (isCurrent && storedDraft && parsed) setFound({ savedAt: storedDraft.savedAt, values: parsed });
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const storeNow = useEffectEvent(() => {
    if (isAbandoned.current || sessionActor.getSnapshot().context.session === null) return;
    isStored.current = isUnsaved;
    void (isUnsaved ? storeDraft(name, values) : deleteDraft(name));
  });

  useEffect(() => {
    if (!isUnsaved && !isStored.current) return;
    const timer = setTimeout(storeNow, saveDelay);
    return () => clearTimeout(timer);
  }, [name, values, isUnsaved]);

  const storeOnUnmount = useEffectEvent(() => {
    if (isUnsaved) storeNow();
  });
  // Unmounting may precede the end of the pause.
  useEffect(() => () => storeOnUnmount(), []);

  return {
    found,
    /** The draft was restored: close the offer. */
    restore: () => setFound(null),
    /** Deletes the stored draft and closes the offer. */
    discard: () => {
      setFound(null);
      void deleteDraft(name);
    },
    /** The user leaves without saving: deletes the draft and stops storing. */
    abandon: () => {
      isAbandoned.current = true;
      void deleteDraft(name);
    },
  };
}
