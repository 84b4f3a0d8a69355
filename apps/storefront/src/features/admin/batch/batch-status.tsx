import { countStatuses, type BatchEntry } from '@my-food/machines';
import { Button, Inline, Notice, Progress, UserText } from '@my-food/ui';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import type { FoodBatchActor } from './batch-actor.ts';
import type { FoodChange } from './plans/food-change.ts';
import { reasonText } from './batch-reason.ts';
import { ResultTable } from './forms/result-table.tsx';

export type Entries = readonly BatchEntry<FoodChange>[];

/** '38 of 40 foods done, 1 not done, 1 without an answer, 0 not sent': only what applies. */
export function describeEntries(entries: Entries, locale: Locale): string {
  const { queued, sending, done, failed, unknown } = countStatuses(entries);
  return translator(locale, adminBatch)('outcome', { done, total: entries.length, failed, unknown: unknown + sending, queued });
}

interface BatchProgressProps {
  entries: Entries;
  isStopping: boolean;
  send: FoodBatchActor['send'];
}

/** The progress of a running batch. The panel announces it by quarters, and what it waits for. */
export function BatchProgress({ entries, isStopping, send }: BatchProgressProps) {
  const { done, failed, unknown } = countStatuses(entries);
  const settled = done + failed + unknown;
  const t = useTexts(adminBatch);
  return (
    <>
      <Progress label={t('changing')} valueText={t('settled', { settled, total: entries.length })} value={settled} max={entries.length} />
      <Inline gap="m">
        <Button variant="quiet" size="s" isLoading={isStopping} onClick={() => send({ type: 'batch.cancelled' })}>
          {t('stop')}
        </Button>
      </Inline>
    </>
  );
}

/** Why a batch is paused. Nothing is sent until it is continued. */
export function BatchPause({ reason, send }: { reason: unknown; send: FoodBatchActor['send'] }) {
  const locale = useLocale();
  const t = translator(locale, adminBatch);
  return (
    <Notice
      title={t('paused')}
      actions={
        <Inline gap="s">
          <Button size="s" onClick={() => send({ type: 'batch.resumed' })}>
            {t('continue')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => send({ type: 'batch.cancelled' })}>
            {t('stopHere')}
          </Button>
        </Inline>
      }
    >
      <UserText>{describePause(reason, locale)}</UserText> <span>{t('readFirst')}</span>
    </Notice>
  );
}

const describePause = (reason: unknown, locale: Locale): string =>
  reason === 'lockedByOtherTab' ? translator(locale, adminBatch)('pausedByOtherTab') : reasonText(reason, locale);

/** What is done and what is not, with the reasons. */
export function BatchOutcome({ entries, send }: { entries: Entries; send: FoodBatchActor['send'] }) {
  const locale = useLocale();
  const shared = useTexts(admin);
  const t = useTexts(adminBatch);
  const remaining = entries.filter(({ status }) => status !== 'done');
  return (
    <>
      <ResultTable
        label={t('notDone')}
        headers={[t('foodColumn'), t('reason')]}
        rows={remaining.map(({ item, status, error }) => ({
          id: item.id,
          name: item.before.name,
          cells: [[describeRest({ status, error }, locale)]],
        }))}
      />
      <Inline gap="s">
        {remaining.length > 0 && (
          <Button size="s" onClick={() => send({ type: 'batch.retried' })}>
            {shared('tryAgain')}
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={() => send({ type: 'batch.closed' })}>
          {shared('close')}
        </Button>
      </Inline>
    </>
  );
}

/** Why a change is not done, or not known to be. */
function describeRest({ status, error }: Pick<BatchEntry<FoodChange>, 'status' | 'error'>, locale: Locale): string {
  const t = translator(locale, adminBatch);
  if (status === 'queued') return t('notSent');
  if (status === 'unknown') return t('noAnswer');
  return reasonText(error, locale);
}
