import { gracePeriod } from '@my-food/machines';
import { Button, Notice } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cart } from '../../i18n/en/ordering/cart.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextRouteLink } from '../../navigation/links.ts';
import { mainHeading } from '../../platform/main-heading.ts';
import { useFocusSuccessor } from '../../platform/use-focus-successor.ts';
import { useIsSignedIn } from '../../services/use-is-signed-in.ts';
import { OrderCandidates } from './order-candidates.tsx';
import { useCheckoutActor } from './use-checkout-actor.ts';

/** Written out, because the check of unused texts reads the keys here. */
type TextNote = 'menuChanged' | 'lockedByOtherTab' | 'cartChanged' | 'absent' | 'searchFailed';

/** Status of the checkout beside its toasts: what happened and what to do next. The summary announces it. */
export function CheckoutNotice() {
  const t = useTexts(cart);
  const checkoutActor = useCheckoutActor();
  const checkout = useSelector(checkoutActor, (snapshot) => snapshot);
  const [initial] = useState(checkout);
  const isSignedIn = useIsSignedIn();
  const { candidates, note, retryAfterMs } = checkout.context;
  useEffect(() => () => checkoutActor.send({ type: 'page.left' }), [checkoutActor]);
  const text: TextNote | null = note === 'refused' ? null : note;
  /** Each status is an element of its own: removed with the focus in it, it hands the focus on. */
  const inStatus = (key: string, notice: ReactNode) => (
    <Status key={key} isNew={checkout !== initial}>
      {notice}
    </Status>
  );

  if (checkout.matches({ unsettled: 'waiting' }))
    return inStatus(
      'waiting',
      // A slow server can still store an order whose response was lost. The text is static: it names the maximum wait.
      <Notice tone="warning" title={t('waitingTitle')}>
        {t('waiting', { seconds: gracePeriod / 1000 })}
      </Notice>,
    );
  const isSettling = checkout.matches({ unsettled: 'settling' });
  if (checkout.matches({ unsettled: 'choosing' }) || (isSettling && candidates.length > 0))
    return inStatus('choosing', <OrderCandidates candidates={candidates} isSettling={isSettling} />);
  if (checkout.matches('unsettled')) {
    return inStatus(
      'unsettled',
      <Notice
        tone="warning"
        title={t('unsettledTitle')}
        actions={
          <Button
            variant="quiet"
            size="s"
            isLoading={!checkout.matches({ unsettled: 'unknown' })}
            onClick={() => checkoutActor.send({ type: 'outcome.checked' })}
          >
            {t('checkOrders')}
          </Button>
        }
      >
        {note === 'searchFailed' ? `${t('unsettled')} ${t('searchFailed')}` : t('unsettled')}
      </Notice>,
    );
  }
  if (checkout.matches('throttled')) {
    return inStatus(
      'throttled',
      // A 429: the button does nothing until `Retry-After`. The text is static: it names the maximum wait.
      <Notice tone="warning" title={t('throttledTitle')}>
        {t('throttled', { seconds: Math.ceil(retryAfterMs / 1000) })}
      </Notice>,
    );
  }
  if (text) return inStatus(text, <Notice>{t(text)}</Notice>);
  if (isSignedIn && note === null) return null;
  return inStatus(
    note ?? 'loginNeeded',
    <Notice tone={note ? 'warning' : 'info'}>
      {t.rich(isSignedIn ? 'refused' : 'loginNeeded', { link: (text) => <TextRouteLink to="/login/">{text}</TextRouteLink> })}
    </Notice>,
  );
}

/** Scrolls into view unless the page opened with it. Hands the focus on to the next status, or to the main heading. */
function Status({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  // A later change of the checkout does not make it new.
  const [wasNew] = useState(isNew);
  const status = useRef<HTMLDivElement>(null);
  useFocusSuccessor(status, () => document.querySelector<HTMLElement>('[data-checkout-status]') ?? mainHeading());
  useEffect(() => {
    if (!wasNew) return undefined;
    // In the second frame the sticky column has made room for the status.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => status.current?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, [wasNew]);
  return (
    <div ref={status} tabIndex={-1} data-checkout-status>
      {children}
    </div>
  );
}
