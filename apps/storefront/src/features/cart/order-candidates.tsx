import type { OrderCandidate } from '@my-food/machines';
import { Button, Notice, Inline, Stack, UserText } from '@my-food/ui';
import { Fragment } from 'react';
import { cart } from '../../i18n/en/ordering/cart.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCheckoutActor } from './use-checkout-actor.ts';

/** Orders that may be the one whose response was lost. The user decides. */
export function OrderCandidates({ candidates, isSettling }: { candidates: readonly OrderCandidate[]; isSettling: boolean }) {
  const t = useTexts(cart);
  const checkoutActor = useCheckoutActor();
  return (
    <Notice tone="warning" title={t('candidatesTitle')}>
      <Stack gap="m">
        <span>{t('candidatesText')}</span>
        <ul role="list">
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <Candidate candidate={candidate} />
            </li>
          ))}
        </ul>
        <Inline>
          <Button size="s" isLoading={isSettling} onClick={() => checkoutActor.send({ type: 'candidate.accepted' })}>
            {t('accept', { count: candidates.length })}
          </Button>
          <Button variant="quiet" size="s" isDisabled={isSettling} onClick={() => checkoutActor.send({ type: 'candidates.rejected' })}>
            {t('reject', { count: candidates.length })}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

function Candidate({ candidate: { id, createdAt, items, total } }: { candidate: OrderCandidate }) {
  const t = useTexts(cart);
  const { count, date, money } = useFormats();
  const order = {
    id,
    dishes: () =>
      items.length === 0
        ? '–'
        : items.map(({ name, quantity }, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              {count(quantity)} × <UserText isIsolated>{name}</UserText>
            </Fragment>
          )),
    total: money(total),
  };
  return createdAt ? t.rich('datedCandidate', { ...order, date: date(createdAt) }) : t.rich('candidate', order);
}
