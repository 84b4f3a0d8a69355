import { changedFields } from '@my-food/machines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteDraft, readDraft, storeDraft, trackSession } from '../../../forms/draft-store.ts';
import { useServices } from '../../../services/services.tsx';

/** Pause in typing after which the draft is stored. Milliseconds. */
const saveDelay = 400;

/** The draft of an earlier visit: the fields that were typed. `savedAt`: milliseconds of the epoch. */
interface FoundDraft<Values> {
  savedAt: number;
  values: Partial<Values>;
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
 * The stored draft of the form `name`: 'food', 'food 7'. Loads that of an earlier visit, which is offered, never restored automatically. Stores
 * nothing without a session, or after the session in which the form was opened.
 */
export function useDraftStore<Values>(name: string, parse: (value: unknown) => Partial<Values> | null) {
  const { sessionActor } = useServices();
  const [isSameSession] = useState(trackSession);
  const [found, setFound] = useState<FoundDraft<Values> | null>(null);
  const isStored = useRef(false);
  const parseValues = useEffectEvent(parse);

  useEffect(() => {
    let isCurrent = true;
    void readDraft(name).then((storedDraft) => {
      const values = storedDraft && parseValues(storedDraft.fields);
      if (isCurrent && storedDraft && values && Object.keys(values).length > 0) setFound({ savedAt: storedDraft.savedAt, values });
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const canStore = () => isSameSession() && sessionActor.getSnapshot().context.session !== null;
  return {
    /** The offered draft; null when there is none, or it was restored or discarded. */
    found,
    /** Whether unsaved values are stored. */
    isStored: () => isStored.current,
    store: (changes: Partial<Values>) => {
      isStored.current = true;
      if (canStore()) void storeDraft(name, changes);
    },
    /** Nothing is unsaved any more: puts an offered draft back, which `store` has overwritten, and deletes any other. */
    clear: () => {
      isStored.current = false;
      if (canStore()) void (found ? storeDraft(name, found.values, found.savedAt) : deleteDraft(name));
    },
    /** The offered draft was restored. */
    closeOffer: () => setFound(null),
    /** Deletes the offered draft. */
    discard: () => {
      setFound(null);
      void deleteDraft(name);
    },
  };
}

/** Stores the changed fields so that they survive a crash or an accidental close: a restored draft leaves the others as they are then. */
export function useDraftAutosave<Values extends object>(draftStore: DraftStore<Values>, options: AutosaveOptions<Values>) {
  const { values, isUnsaved } = options;
  const isAbandoned = useRef(false);

  const storeNow = useEffectEvent(() => {
    if (isAbandoned.current) return;
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
    if (isOutdated()) storeNow();
  });
  // Unmounting may precede the end of the pause.
  useEffect(() => () => storeOnUnmount(), []);

  return {
    /** Discards the offered draft, but not the values that were typed beside it. */
    discard: () => {
      draftStore.discard();
      if (isUnsaved) draftStore.store(changedFields(options));
    },
    /** The user leaves without saving: stops storing. */
    abandon: () => {
      isAbandoned.current = true;
      draftStore.clear();
    },
  };
}
