import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteDraft, storeDraft, readDraft } from '../../lib/draft-store.ts';
import { useServices } from '../../services.tsx';

/** Pause in typing after which the draft is stored. Milliseconds. */
const typingPause = 400;

interface Keeping<Fields> {
  /** Key of the form: 'food', 'food 7'. */
  name: string;
  fields: Fields;
  /** Whether there are unsaved changes. */
  isUnsaved: boolean;
  parse: (value: unknown) => Fields | null;
}

/** The draft of an earlier visit, to restore or to discard. `savedAt`: milliseconds of the epoch. */
export interface FoundDraft<Fields> {
  savedAt: number;
  fields: Fields;
}

/**
 * Stores unsaved values so that they survive a crash or an accidental close, and loads those of an earlier visit. They are
 * offered, never restored automatically. Stores nothing without a session.
 */
export function useDraftKeep<Fields extends object>({ name, fields, isUnsaved, parse }: Keeping<Fields>) {
  const { sessionActor } = useServices();
  const [found, setFound] = useState<FoundDraft<Fields> | null>(null);
  const isKept = useRef(false);
  const isGivenUp = useRef(false);
  const read = useEffectEvent(parse);

  useEffect(() => {
    let isCurrent = true;
    void readDraft(name).then((kept) => {
      const parsed = kept && read(kept.fields);
      if (isCurrent && kept && parsed) setFound({ savedAt: kept.savedAt, fields: parsed });
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const keep = useEffectEvent(() => {
    if (isGivenUp.current || sessionActor.getSnapshot().context.session === null) return;
    isKept.current = isUnsaved;
    void (isUnsaved ? storeDraft(name, fields) : deleteDraft(name));
  });

  useEffect(() => {
    if (!isUnsaved && !isKept.current) return;
    const timer = setTimeout(keep, typingPause);
    return () => clearTimeout(timer);
  }, [name, fields, isUnsaved]);

  const keepBeforeLeaving = useEffectEvent(() => {
    if (isUnsaved) keep();
  });
  // Unmounting may precede the end of the pause.
  useEffect(() => () => keepBeforeLeaving(), []);

  return {
    found,
    /** The draft was restored: close the offer. */
    take: () => setFound(null),
    /** Deletes the stored draft and closes the offer. */
    decline: () => {
      setFound(null);
      void deleteDraft(name);
    },
    /** The user leaves without saving: deletes the draft and stops storing. */
    giveUp: () => {
      isGivenUp.current = true;
      void deleteDraft(name);
    },
  };
}
