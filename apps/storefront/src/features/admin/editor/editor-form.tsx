import { Button, Kbd, StatusRegion, Text } from '@my-food/ui';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useInertFields } from '../../../forms/use-inert-fields.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { ButtonRouteLink } from '../../../navigation/links.ts';
import { entryListLink } from '../list-routes.ts';
import { DraftOffer } from './draft-offer.tsx';
import * as styles from './editor-form.css.ts';
import { SaveStatus } from './save-status.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import type { EntryEditorHandle } from './use-entry-editor.ts';

interface EditorFormProps {
  kind: EntryKind;
  editor: EntryEditorHandle;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** The form around the fields of an entry: stored draft, fields, submit button, save status and unsaved guard. */
export function EditorForm({ kind, editor, submitLabel, children }: EditorFormProps) {
  const t = useTexts(admin);
  const form = useRef<HTMLFormElement>(null);
  const { status, storedDraft } = editor;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // The errors of this attempt are rendered by now.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  const isSubmitting = status !== 'editing';
  const button = useRef<HTMLButtonElement>(null);
  const list = entryListLink(kind);
  const fields = useInertFields(isSubmitting, button);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await editor.submit();
    setAttempt((last) => last + 1);
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) form.current?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className={styles.form}>
      <StatusRegion>
        {storedDraft.found && !isSubmitting && (
          <DraftOffer savedAt={storedDraft.found.savedAt} onRestore={() => void storedDraft.restore()} onDiscard={storedDraft.discard} />
        )}
      </StatusRegion>
      <div {...fields} onKeyDown={submitByKey} className={styles.fields}>
        {children}
      </div>
      <div className={styles.footer}>
        <Button ref={button} type="submit" size="l" isLoading={isSubmitting}>
          {submitLabel}
        </Button>
        <ButtonRouteLink {...list} variant="plain">
          {t(`${kind}BackToList`)}
        </ButtonRouteLink>
        <span className={styles.shortcut}>
          <Text as="span" tone="muted" size="s">
            {t.rich('orPress', { key: (name) => <Kbd>{name}</Kbd> })}
          </Text>
        </span>
      </div>
      <SaveStatus kind={kind} editor={editor} />
      {/* A confirmation that is open ends with a save, which loses nothing. */}
      {!isSubmitting && <UnsavedGuard isUnsaved={editor.isUnsaved} onNavigate={storedDraft.resume} onDiscard={storedDraft.abandon} />}
    </form>
  );
}
