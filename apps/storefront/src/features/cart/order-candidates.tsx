import type { OrderCandidate } from '@my-food/machines';
import { Button, Notice, Inline, Stack, UserText } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { formatMoney } from '../../i18n/amount.ts';
import { formatDate } from '../../i18n/date.ts';
import { formatDishes } from '../../i18n/dish-list.ts';
import { useCheckoutActor } from './use-checkout-actor.ts';

/** Orders that may be the one whose response was lost. The user decides. */
export function OrderCandidates() {
  const checkoutActor = useCheckoutActor();
  const candidates = useSelector(checkoutActor, ({ context }) => context.candidates);
  const isSettling = useSelector(checkoutActor, (snapshot) => snapshot.matches({ unsettled: 'settling' }));
  return (
    <Notice tone="warning" title="Is one of these your order?" isAnnounced>
      <Stack gap="m">
        <span>The answer was lost on the way. Your cart is safe until you choose.</span>
        <ul>
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <Candidate candidate={candidate} />
            </li>
          ))}
        </ul>
        <Inline>
          <Button size="s" isLoading={isSettling} onClick={() => checkoutActor.send({ type: 'candidate.accepted' })}>
            {candidates.length === 1 ? 'Yes, this is my order' : 'Yes, one of them'}
          </Button>
          <Button variant="quiet" size="s" isDisabled={isSettling} onClick={() => checkoutActor.send({ type: 'candidates.rejected' })}>
            {candidates.length === 1 ? 'No, it is not' : 'No, none of them'}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

function Candidate({ candidate: { id, createdAt, items, total } }: { candidate: OrderCandidate }) {
  return (
    <>
      Order #{id}
      {createdAt && `, ${formatDate(createdAt)}`}:{' '}
      <bdi>
        <UserText>{formatDishes(items) || '–'}</UserText>
      </bdi>
      , {formatMoney(total)}
    </>
  );
}
