import { Button, Text } from '@my-food/ui';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useInertFields } from '../../lib/use-inert-fields.ts';
import type { EntryKind } from './copy.ts';
import { DraftOffer } from './draft-offer.tsx';
import * as styles from './editor-form.css.ts';
import { SaveNote } from './save-note.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { Editing } from './use-editing.ts';

interface EditorFormProps {
  kind: EntryKind;
  editing: Editing;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** The form around the fields of an entry: stored draft, fields, submit button, save status and unsaved guard. */
export function EditorForm({ kind, editing, submitLabel, children }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, error, kept } = editing;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // The errors of this attempt are rendered by now.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  const isBusy = state !== 'editing';
  const button = useRef<HTMLButtonElement>(null);
  const fields = useInertFields(isBusy, button);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await editing.submit();
    setAttempt((last) => last + 1);
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isBusy) form.current?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} onKeyDown={submitByKey} className={styles.form}>
      {kept.found && !isBusy && <DraftOffer savedAt={kept.found.savedAt} onRestore={kept.take} onDiscard={kept.decline} />}
      <div {...fields} className={styles.fields}>
        {children}
      </div>
      <div className={styles.foot}>
        <Button ref={button} type="submit" size="l" isLoading={isBusy}>
          {submitLabel}
        </Button>
        <span className={styles.shortcut}>
          <Text as="span" tone="muted" size="s">
            or press <kbd className={styles.key}>Ctrl</kbd> + <kbd className={styles.key}>Enter</kbd>
          </Text>
        </span>
      </div>
      <SaveNote kind={kind} state={state} error={error} />
      <UnsavedGuard isUnsaved={editing.isUnsaved} onDiscard={kept.giveUp} />
    </form>
  );
}
