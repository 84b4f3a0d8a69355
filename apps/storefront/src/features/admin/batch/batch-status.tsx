import { countStatuses, type BatchEntry } from '@my-food/machines';
import { Button, Inline, Notice, Progress } from '@my-food/ui';
import type { DishBatchActor } from './batch-actor.ts';
import { countDishes } from './plans/count-dishes.ts';
import type { DishChange } from './plans/dish-change.ts';
import { failureText } from './perform-change.ts';
import { ResultTable } from './forms/result-table.tsx';

type Entries = readonly BatchEntry<DishChange>[];

/** '38 of 40 dishes done, 1 not done, 1 without an answer, 0 not sent': only what applies. */
export function describeEntries(entries: Entries): string {
  const { queued, sending, done, failed, unknown } = countStatuses(entries);
  return [
    `${String(done)} of ${countDishes(entries.length)} done`,
    failed > 0 && `${String(failed)} not done`,
    unknown + sending > 0 && `${String(unknown + sending)} without an answer`,
    queued > 0 && `${String(queued)} not sent`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

interface BatchProgressProps {
  entries: Entries;
  /** Why it waits: the server is busy. */
  isThrottled: boolean;
  isStopping: boolean;
  send: DishBatchActor['send'];
}

/** The progress of a running batch. The panel announces it by quarters. */
export function BatchProgress({ entries, isThrottled, isStopping, send }: BatchProgressProps) {
  const { done, failed, unknown } = countStatuses(entries);
  const settled = done + failed + unknown;
  const text = `${String(settled)} of ${String(entries.length)}`;
  return (
    <>
      <Progress label="Changing dishes" valueText={text} value={settled} max={entries.length} />
      <Inline gap="m">
        {isThrottled && <span>The shop is busy. It goes on by itself in a moment.</span>}
        <Button variant="quiet" size="s" isLoading={isStopping} onClick={() => send({ type: 'batch.cancelled' })}>
          Stop
        </Button>
      </Inline>
    </>
  );
}

/** Why a batch is paused. Nothing is sent until it is continued. */
export function BatchPause({ reason, send }: { reason: unknown; send: DishBatchActor['send'] }) {
  return (
    <Notice
      title="Paused"
      actions={
        <>
          <Button size="s" onClick={() => send({ type: 'batch.resumed' })}>
            Continue
          </Button>
          <Button variant="quiet" size="s" onClick={() => send({ type: 'batch.cancelled' })}>
            Stop here
          </Button>
        </>
      }
    >
      {describePause(reason)} Before anything is sent again, the list is read to see what is done.
    </Notice>
  );
}

function describePause(reason: unknown): string {
  if (reason === 'lockedByOtherTab') return 'Another tab is changing dishes at the moment.';
  if (reason === undefined) return 'The page was closed or reloaded in the middle.';
  return typeof reason === 'string' ? reason : failureText(reason);
}

/** What is done and what is not, with the reasons. */
export function BatchOutcome({ entries, send }: { entries: Entries; send: DishBatchActor['send'] }) {
  const remaining = entries.filter(({ status }) => status !== 'done');
  return (
    <>
      <ResultTable
        label="What is not done"
        heads={['Dish', 'Reason']}
        rows={remaining.map(({ item, status, error }) => ({ id: item.id, cells: [item.before.name, reasonText(status, error)] }))}
      />
      <Inline gap="s">
        {remaining.length > 0 && (
          <Button size="s" onClick={() => send({ type: 'batch.retried' })}>
            Try again
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={() => send({ type: 'batch.closed' })}>
          Close
        </Button>
      </Inline>
    </>
  );
}

function reasonText(status: BatchEntry<DishChange>['status'], error: unknown): string {
  if (status === 'queued') return 'It was not sent.';
  if (status === 'unknown') return 'There was no answer. It may be done; try again to find out.';
  return typeof error === 'string' ? error : failureText(error);
}
