import type { Food } from '@my-food/api';
import { Stack, StatusRegion } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { infoMessage } from '../../../i18n/message.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { sessionFallbackStorage } from '../../../platform/session-fallback-storage.ts';
import { useServices } from '../../../services/services.tsx';
import { trackSession } from '../../../session/track-session.ts';
import { SpreadsheetForm } from '../csv/spreadsheet-form.tsx';
import { useCategoryOptions } from '../foods/use-category-options.ts';
import { ActionForms } from './forms/action-forms.tsx';
import { createFoodBatchActor, type FoodBatchActor } from './batch-actor.ts';
import { createBatchJournal } from './batch-journal.ts';
import { BatchOutcome, BatchPause, BatchProgress, describeEntries, type Entries } from './batch-status.tsx';
import type { ChangePlan } from './plans/food-change.ts';
import type { FoodSelection } from './selection/use-selection.ts';
import * as styles from './batch.css.ts';

type Phase = 'choosing' | 'working' | 'paused' | 'finished';

function phaseOf(snapshot: ReturnType<FoodBatchActor['getSnapshot']>): Phase {
  if (snapshot.matches('working') || snapshot.matches('throttled')) return 'working';
  if (snapshot.matches('paused')) return 'paused';
  return snapshot.matches('finished') ? 'finished' : 'choosing';
}

interface BulkActionsProps {
  foods: readonly Food[];
  /** The foods that match the filter, on all pages. */
  found: readonly Food[];
  isSpreadsheetOpen: boolean;
  onSpreadsheetClose: () => void;
  /** There is no earlier batch: the panel is needed only for a selection or a spreadsheet. */
  onUnused: () => void;
  selection: FoodSelection;
}

/** The batch of the last visit to the list. After the list is left it runs until what is in flight has settled. */
let latest: { actor: FoodBatchActor; isSameSession: () => boolean } | null = null;

/** The actions on the selected foods, their progress and their outcome. A batch of an earlier visit is shown until it has settled. */
export function BulkActions({ selection, foods, found, isSpreadsheetOpen, onSpreadsheetClose, onUnused }: BulkActionsProps) {
  const services = useServices();
  const locale = useLocale();
  const t = useTexts(adminBatch);
  const [journal] = useState(() => createBatchJournal(sessionFallbackStorage));
  const [isSameSession] = useState(trackSession);
  const [earlierActor] = useState(() => (latest?.isSameSession() ? latest.actor : null));
  const isSettling = useSelector(earlierActor ?? undefined, (earlier) => earlier?.status === 'active');
  // What is not done stays selected, with its reason, and so does what was selected meanwhile.
  const deselectDone = ({ entries }: { entries: Entries }) => {
    const done = new Set(entries.filter(({ status }) => status === 'done').map(({ item }) => item.id));
    selection.update((ids) => [...ids, ...entries.map(({ item }) => item.id)].filter((id) => !done.has(id)));
  };
  const ownActor = usePageActor(() => createFoodBatchActor(services, journal), {
    'batch.stopped': deselectDone,
    'batch.left': ({ entries }) => {
      if (!isSameSession()) return;
      deselectDone({ entries });
      // The page is unmounted; its language can have changed since.
      services.toaster.show(infoMessage(describeEntries(entries, services.language.current())));
    },
  });
  const actor = earlierActor && isSettling ? earlierActor : ownActor;
  const snapshot = useSelector(actor, (current) => current);
  const { entries, halt, pauseReason } = snapshot.context;
  const phase = phaseOf(snapshot);

  const closeUnused = useEffectEvent(onUnused);
  useEffect(() => {
    if (isSettling) return;
    latest = { actor: ownActor, isSameSession };
    void journal.read().then((stored) => {
      if (stored) ownActor.send({ type: 'batch.restored', entries: stored });
      else if (ownActor.getSnapshot().matches('idle')) closeUnused();
    });
  }, [isSettling, ownActor, journal, isSameSession]);

  const panel = useRef<HTMLElement>(null);
  const previous = useRef(phase);
  useEffect(() => {
    // The button that was pressed is gone; a restored batch leaves the focus where it is.
    if (previous.current !== phase && document.activeElement === document.body) panel.current?.focus();
    previous.current = phase;
  }, [phase]);

  const chosen = foods.filter(({ id }) => selection.ids.has(id));
  const shown = new Set(found.map(({ id }) => id));
  const hidden = chosen.filter(({ id }) => !shown.has(id)).length;
  const settled = entries.filter(({ status }) => status !== 'queued' && status !== 'sending').length;
  const text = {
    choosing: t('selected', { count: chosen.length, hidden }),
    working: snapshot.matches('throttled')
      ? t('throttled')
      : t('percentDone', { percent: Math.floor((settled / Math.max(entries.length, 1)) * 4) * 25 }),
    paused: describeEntries(entries, locale),
    finished: describeEntries(entries, locale),
  }[phase];
  // Screen readers need not announce a status that is inserted with its text.
  const status = useDeferredValue(text, '');
  const categories = useCategoryOptions(null);
  const categoryName = (id: number | null) => categories.options.find(({ value }) => value === String(id))?.label ?? '–';
  const confirm = ({ changes }: ChangePlan) => {
    ownActor.send({ type: 'batch.closed' });
    ownActor.send({ type: 'batch.confirmed', items: changes });
  };
  const formProps = { categories, categoryName, onConfirm: confirm };
  const isUnsaved = () => ['working', 'paused'].includes(phaseOf(ownActor.getSnapshot()));
  return (
    <section ref={panel} tabIndex={-1} aria-label={t('selectedFoods')} className={styles.panel}>
      <Stack gap="m">
        <StatusRegion>
          <Stack gap="m">
            <p className={styles.status}>{status}</p>
            {phase === 'paused' && <BatchPause reason={pauseReason} send={actor.send} />}
          </Stack>
        </StatusRegion>
        {phase === 'choosing' && chosen.length > 0 && <ActionForms {...formProps} foods={chosen} panel={panel} />}
        {phase === 'working' && <BatchProgress entries={entries} isStopping={halt === 'cancelled' || halt === 'left'} send={actor.send} />}
        {phase === 'finished' && <BatchOutcome entries={entries} send={actor.send} />}
        {isSpreadsheetOpen && (
          <SpreadsheetForm
            {...formProps}
            foods={foods}
            found={found}
            canImport={phase === 'choosing' || phase === 'finished'}
            onConfirm={(plan) => {
              confirm(plan);
              onSpreadsheetClose();
            }}
            onCancel={onSpreadsheetClose}
          />
        )}
      </Stack>
      <UnsavedGuard isUnsaved={isUnsaved} texts={() => ({ title: t('stopConfirmation'), text: t('stopConfirmationText') })} />
    </section>
  );
}
