import { isOutcomeUnknown } from '@my-food/api';
import { Notice, StatusRegion, UserText } from '@my-food/ui';
import type { ReactNode } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { forms } from '../../../i18n/en/forms.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { busyText, serverReasons } from '../../../queries/write-error-text.ts';
import { TextRouteLink } from '../../../navigation/links.ts';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { entryListLink } from '../list-routes.ts';
import type { EntryEditorHandle } from './use-entry-editor.ts';

interface SaveStatusProps {
  kind: EntryKind;
  editor: Pick<EntryEditorHandle, 'status' | 'error' | 'shownFields'>;
}

/** Status of the last save and what to do next. The toast reports the outcome. */
export function SaveStatus({ kind, editor: { status, error, shownFields } }: SaveStatusProps) {
  const t = useTexts(admin);
  const formTexts = useTexts(forms);
  const locale = useLocale();
  const list = (text: ReactNode) => <TextRouteLink {...entryListLink(kind)}>{text}</TextRouteLink>;
  return (
    <>
      <StatusRegion>{status === 'saving' && <Notice>{formTexts('saving')}</Notice>}</StatusRegion>
      {status === 'saved' && <Notice>{t.rich(`${kind}Saved`, { list })}</Notice>}
      {error !== undefined && (
        <Notice tone="warning" title={formTexts('nothingLost')}>
          <span>
            {busyText(error, locale) ?? t.rich(isOutcomeUnknown(error) ? `${kind}OutcomeUnknown` : `${kind}SaveRefused`, { list })}
          </span>{' '}
          <UserText>{serverReasons(error, shownFields)}</UserText>
        </Notice>
      )}
    </>
  );
}
