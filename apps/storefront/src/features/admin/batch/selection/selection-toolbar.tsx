import type { Food } from '@my-food/api';
import { Button, Inline, InlineError, Stack } from '@my-food/ui';
import { lazy, Suspense, useState } from 'react';
import { createSessionFallbackStorage } from '../../../../platform/session-fallback-storage.ts';
import { journalKey } from '../journal-key.ts';
import type { DishSelection } from './use-selection.ts';

const BulkActions = lazy(() =>
  import('../bulk-actions.tsx').then(
    (module) => ({ default: module.BulkActions }),
    () => ({ default: () => <InlineError text="The actions on the selection could not be loaded. Reload the page to try again." /> }),
  ),
);

interface SelectionToolbarProps {
  foods: readonly Food[];
  /** The foods that match the filter, on all pages. */
  found: readonly Food[];
  selection: DishSelection;
}

/** Above the list: selects everything found, or nothing. The actions are loaded with the first selection, or with an interrupted batch. */
export function SelectionToolbar({ foods, found, selection }: SelectionToolbarProps) {
  const [storage] = useState(createSessionFallbackStorage);
  const [isOpen, setIsOpen] = useState(() => storage.read(journalKey) !== null);
  const [isSpreadsheetOpen, setIsSpreadsheetOpen] = useState(false);
  const isUsed = isOpen || isSpreadsheetOpen || selection.ids.size > 0;
  // Stays open: a batch runs on when nothing is selected any more.
  if (isUsed && !isOpen) setIsOpen(true);
  return (
    <Stack gap="s">
      <Inline gap="s">
        <Button variant="quiet" size="s" onClick={() => selection.replace(found.map(({ id }) => id))}>
          Select all found
        </Button>
        <Button variant="quiet" size="s" onClick={() => selection.replace([])}>
          Select none
        </Button>
        <Button variant="quiet" size="s" aria-expanded={isSpreadsheetOpen} onClick={() => setIsSpreadsheetOpen(!isSpreadsheetOpen)}>
          Spreadsheet
        </Button>
      </Inline>
      {isUsed && (
        <Suspense fallback={null}>
          <BulkActions
            foods={foods}
            found={found}
            selection={selection}
            storage={storage}
            isSpreadsheetOpen={isSpreadsheetOpen}
            onSpreadsheetClose={() => setIsSpreadsheetOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
