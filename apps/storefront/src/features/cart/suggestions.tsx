import { Button, Grid, Heading, Price, UserText } from '@my-food/ui';
import { DishPicture } from '@my-food/ui/shop';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type MouseEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { shop } from '../../../shop.config.ts';
import { cart as texts } from '../../i18n/en/ordering/cart.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { CartDish } from '../../ordering/cart-dish.ts';
import { isOrderPending } from '../../ordering/pending-order/is-order-pending.ts';
import { mainHeading } from '../../platform/main-heading.ts';
import { usePreservedFocus } from '../../platform/use-preserved-focus.ts';
import { useServices } from '../../services/services.tsx';
import { suggestDishes } from './suggest-dishes.ts';
import * as styles from './suggestions.css.ts';
import { useCheckoutActor } from './use-checkout-actor.ts';
import { useShownLines } from './use-shown-lines.ts';

/** Dishes that go well with the cart, added with one press. Hidden in their place while an order is on its way. */
export function Suggestions() {
  const { cart } = useServices();
  const t = useTexts(texts);
  const { amount } = useFormats();
  const isPending = useSelector(useCheckoutActor(), isOrderPending);
  const dishes = useSuggestions();
  const preservedFocus = usePreservedFocus(dishes, mainHeading);
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const top = () => section.current?.getBoundingClientRect().top ?? 0;
  const add = (dish: CartDish, index: number, { detail }: MouseEvent) => {
    // The second press of a double press would add the dish that takes this place.
    if (detail > 1) return;
    const before = top();
    flushSync(() => cart.change({ type: 'item.added', item: dish }));
    const buttons = [...(section.current?.querySelectorAll('button') ?? [])];
    // The new row above must not move another control under the finger.
    if (buttons.length > 0) window.scrollBy({ top: top() - before, behavior: 'instant' });
    (buttons[index] ?? buttons.at(-1) ?? mainHeading())?.focus({ preventScroll: true });
  };
  return (
    <div {...preservedFocus}>
      {dishes.length > 0 && (
        <section ref={section} inert={isPending} aria-labelledby={headingId} className={styles.suggestions}>
          <Heading level={2} id={headingId}>
            {t('suggestions')}
          </Heading>
          <Grid columns={{ base: 1, medium: 2, large: 3 }} gap="m">
            {dishes.map((dish, index) => (
              <div key={dish.id} className={styles.suggestion}>
                <DishPicture src={dish.imageUrl} alt="" colorSeed={dish.id - 1} size="thumb" />
                <span className={styles.text}>
                  <span className={styles.name} dir="auto">
                    <UserText>{dish.name}</UserText>
                  </span>
                  <Price amount={amount(dish.price)} sign={shop.currency.sign} size="s" tone="muted" weight="medium" />
                </span>
                <Button variant="quiet" size="s" label={t('addLabel', { dish: dish.name })} onClick={(event) => add(dish, index, event)}>
                  {t('add')}
                </Button>
              </div>
            ))}
          </Grid>
        </section>
      )}
    </div>
  );
}

/** From the menu that the page reads anyway. A dish that has just been removed, and may return to its row, still counts as in the cart. */
function useSuggestions(): CartDish[] {
  const { cart, queries } = useServices();
  const { lines } = useShownLines();
  const removed = useSelector(cart.actor, ({ context }) => context.removed);
  const { data, isSuccess } = useQuery({ ...queries.foods(), enabled: false });
  if (!isSuccess || lines.length === 0) return [];
  return suggestDishes(data, removed ? [...lines, removed.line] : lines);
}
