import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft-keep.ts';
import { useServices } from '../../services.tsx';

/** A pause in typing after which the draft is kept. Milliseconds. */
const typingPause = 400;

interface Keeping<Fields> {
  /** Which form: 'food', 'food 7'. */
  name: string;
  fields: Fields;
  /** Whether there is anything worth keeping. */
  isUnsaved: boolean;
  parse: (value: unknown) => Fields | null;
}

/** What an earlier visit left behind, for the person to take or to throw away. `savedAt`: milliseconds of the epoch. */
export interface FoundDraft<Fields> {
  savedAt: number;
  fields: Fields;
}

/**
 * Keeps what is being typed over a crash or an accidental close, and finds what was kept. It is offered, never filled in by itself. Nothing is
 * kept once nobody is signed in.
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
    void (isUnsaved ? keepDraft(name, fields) : dropDraft(name));
  });

  useEffect(() => {
    if (!isUnsaved && !isKept.current) return;
    const timer = setTimeout(keep, typingPause);
    return () => clearTimeout(timer);
  }, [name, fields, isUnsaved]);

  const keepBeforeLeaving = useEffectEvent(() => {
    if (isUnsaved) keep();
  });
  // The pause in typing may not have come yet.
  useEffect(() => () => keepBeforeLeaving(), []);

  return {
    found,
    /** The offer was taken: it is what is being typed now. */
    take: () => setFound(null),
    /** The offer was declined: it is gone from the device. */
    decline: () => {
      setFound(null);
      void dropDraft(name);
    },
    /** The person leaves without what was typed. */
    giveUp: () => {
      isGivenUp.current = true;
      void dropDraft(name);
    },
  };
}
