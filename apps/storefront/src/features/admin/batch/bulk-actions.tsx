import { Stack } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { translator } from '../../../i18n/translator.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import type { FallbackStorage } from '../../../platform/fallback-storage.ts';
import { useServices } from '../../../services/services.tsx';
import { ActionForms, type ListedDishes } from './forms/action-forms.tsx';
import { createDishBatchActor, type DishBatchActor } from './batch-actor.ts';
import { createBatchJournal } from './batch-journal.ts';
import { BatchOutcome, BatchPause, BatchProgress, describeEntries } from './batch-status.tsx';
import type { DishSelection } from './selection/use-selection.ts';
import * as styles from './batch.css.ts';

type Phase = 'choosing' | 'working' | 'paused' | 'finished';

function phaseOf(snapshot: ReturnType<DishBatchActor['getSnapshot']>): Phase {
  if (snapshot.matches('working')) return 'working';
  if (snapshot.matches('paused')) return 'paused';
  return snapshot.matches('finished') ? 'finished' : 'choosing';
}

interface BulkActionsProps extends ListedDishes {
  selection: DishSelection;
  storage: FallbackStorage;
}

/** The actions on the selected dishes, their progress and their outcome. */
export function BulkActions({ storage, selection, ...props }: BulkActionsProps) {
  const { foods, found } = props;
  const services = useServices();
  const locale = useLocale();
  const t = useTexts(adminBatch);
  const [journal] = useState(() => createBatchJournal(storage));
  const actor = usePageActor(() => createDishBatchActor(services, journal), {
    // What is not done stays selected, with its reason.
    'batch.stopped': ({ entries }) => selection.replace(entries.filter(({ status }) => status !== 'done').map(({ item }) => item.id)),
    'batch.left': ({ entries }) => {
      // The page is unmounted; its language can have changed since.
      const current = services.language.current();
      const text = translator(current, adminBatch)('stopped', { outcome: describeEntries(entries, current) });
      services.toaster.show({ text, tone: 'info', durationMs: 4000 });
    },
  });
  const snapshot = useSelector(actor, (current) => current);
  const { entries, halt, pauseReason } = snapshot.context;
  const phase = phaseOf(snapshot);

  useEffect(() => {
    void journal.read().then((stored) => {
      if (stored) actor.send({ type: 'batch.restored', entries: stored });
    });
  }, [actor, journal]);

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
  const status = {
    choosing: t('selected', { count: chosen.length, hidden }),
    working: t('percentDone', { percent: Math.floor((settled / Math.max(entries.length, 1)) * 4) * 25 }),
    paused: describeEntries(entries, locale),
    finished: describeEntries(entries, locale),
  }[phase];
  const isUnsaved = useCallback(() => ['working', 'paused'].includes(phaseOf(actor.getSnapshot())), [actor]);
  return (
    <section ref={panel} tabIndex={-1} aria-label={t('selectedDishes')} className={styles.panel}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Stack gap="m">
        {phase === 'choosing' && <ActionForms {...props} chosen={chosen} actor={actor} />}
        {phase === 'working' && (
          <BatchProgress
            entries={entries}
            isThrottled={snapshot.matches({ working: 'throttled' })}
            isStopping={halt === 'cancelled'}
            send={actor.send}
          />
        )}
        {phase === 'paused' && <BatchPause reason={pauseReason} send={actor.send} />}
        {phase === 'finished' && <BatchOutcome entries={entries} send={actor.send} />}
      </Stack>
      <UnsavedGuard
        isUnsaved={isUnsaved}
        onDiscard={() => undefined}
        texts={{ title: t('stopConfirmation'), text: t('stopConfirmationText') }}
      />
    </section>
  );
}
