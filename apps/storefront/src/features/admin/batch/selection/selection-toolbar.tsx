import type { Food } from '@my-food/api';
import { Button, Inline, InlineError, Stack } from '@my-food/ui';
import { lazy, Suspense, useState } from 'react';
import { journalKey } from '../../../../forms/draft-database.ts';
import { admin } from '../../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { loadChunk } from '../../../../platform/load-chunk.ts';
import { sessionFallbackStorage } from '../../../../platform/session-fallback-storage.ts';
import type { FoodSelection } from './use-selection.ts';

const BulkActions = lazy(() =>
  loadChunk(() => import('../bulk-actions.tsx')).then(
    (module) => ({ default: module.BulkActions }),
    () => ({ default: BulkActionsFailed }),
  ),
);

function BulkActionsFailed() {
  return <InlineError text={useTexts(admin)('bulkActionsFailed')} />;
}

interface SelectionToolbarProps {
  foods: readonly Food[];
  /** The foods that match the filter, on all pages. */
  found: readonly Food[];
  selection: FoodSelection;
}

/**
 * Above the list: selects everything found, beside what the filter hides, or nothing. The actions are loaded with the first selection, or with an
 * earlier batch. Without foods it keeps its place while they load.
 */
export function SelectionToolbar({ foods, found = [], selection }: Partial<SelectionToolbarProps>) {
  const t = useTexts(admin);
  const [isOpen, setIsOpen] = useState(() => sessionFallbackStorage.read(journalKey) !== null);
  const [isSpreadsheetOpen, setIsSpreadsheetOpen] = useState(false);
  const isUsed = selection && (isOpen || isSpreadsheetOpen || selection.ids.size > 0);
  // Stays open: a batch runs on when nothing is selected any more.
  if (isUsed && !isOpen) setIsOpen(true);
  return (
    <Stack gap="s">
      {foods?.length !== 0 && (
        <Inline gap="s">
          <Button variant="quiet" size="s" onClick={() => selection?.update((ids) => [...ids, ...found.map(({ id }) => id)])}>
            {t('selectAllFound')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => selection?.update(() => [])}>
            {t('selectNone')}
          </Button>
          <Button variant="quiet" size="s" aria-expanded={isSpreadsheetOpen} onClick={() => setIsSpreadsheetOpen(!isSpreadsheetOpen)}>
            {t('spreadsheet')}
          </Button>
        </Inline>
      )}
      {isUsed && foods && (
        <Suspense fallback={null}>
          <BulkActions
            foods={foods}
            found={found}
            selection={selection}
            isSpreadsheetOpen={isSpreadsheetOpen}
            onSpreadsheetClose={() => setIsSpreadsheetOpen(false)}
            onUnused={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
