import { ApiError } from '@my-food/api';
import { Notice } from '@my-food/ui';
import { TextRouteLink } from '../../../navigation/links.tsx';
import { savingText } from '../../../forms/use-inert-fields.ts';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { useListLinkProps } from '../list-routes.ts';
import { entryNames } from '../list/entry-texts.ts';

interface SaveStatusProps {
  kind: EntryKind;
  status: 'editing' | 'saving' | 'saved';
  /** Error of the last save, otherwise undefined. */
  error: unknown;
}

/** Status of the last save and what to do next. The toast reports the outcome. */
export function SaveStatus({ kind, status, error }: SaveStatusProps) {
  const list = <TextRouteLink {...useListLinkProps(kind)}>list of {entryNames[kind].many}</TextRouteLink>;
  if (status === 'saving') return <Notice isAnnounced>{savingText}</Notice>;
  if (status === 'saved') return <Notice>Saved. In a moment you are taken to the {list}.</Notice>;
  if (error === undefined) return null;
  return (
    <Notice tone="warning" title="Nothing you typed is lost">
      {isOutcomeUnknown(error) ? (
        <>The answer was lost on the way, so it may have been saved after all. Look at the {list} before you send it again.</>
      ) : (
        <>The server did not take it. Change what it may have minded and try again, or go back to the {list}.</>
      )}
    </Notice>
  );
}

/** Without a response the outcome is unknown: the server may have saved the entry. */
export const isOutcomeUnknown = (error: unknown) => !(error instanceof ApiError) || error.reason !== 'status';
