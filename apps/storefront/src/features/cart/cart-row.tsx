import { maxQuantity } from '@my-food/machines';
import { IconButton, Price, QuantityInput, Text, TrashIcon, UserText } from '@my-food/ui';
import { DishPicture } from '@my-food/ui/shop';
import { useRef } from 'react';
import { shop } from '../../../shop.config.ts';
import { cart as texts } from '../../i18n/en/ordering/cart.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { CartLine } from '../../ordering/cart-dish.ts';
import { useFocusSuccessor } from '../../platform/use-focus-successor.ts';
import { useServices } from '../../services/services.tsx';
import * as styles from './cart.css.ts';

interface CartRowProps {
  line: CartLine;
  index: number;
  /** Returns what receives the focus when another tab removes this row: the row at its index. */
  successor: (index: number) => HTMLElement | null;
}

/** One line of the cart: picture, name, unit price, quantity and remove (Spec §2), and notes about changes on the menu. */
export function CartRow({ line: { item, quantity, previousPrice, isUnavailable }, index, successor }: CartRowProps) {
  const { cart } = useServices();
  const t = useTexts(texts);
  const { amount, count, money } = useFormats();
  const { id, name } = item;
  const row = useRef<HTMLLIElement>(null);
  useFocusSuccessor(row, () => successor(index));
  return (
    <li ref={row} className={styles.row} data-unavailable={isUnavailable} tabIndex={-1}>
      <DishPicture src={item.imageUrl} alt={name} colorSeed={id - 1} size="row" />
      <div className={styles.body}>
        <span className={styles.name} dir="auto">
          <UserText>{name}</UserText>
        </span>
        <Text as="div" tone="muted" size="s">
          {t.rich('unitPrice', {
            price: () => <Price amount={amount(item.price)} sign={shop.currency.sign} size="s" tone="muted" weight="medium" />,
          })}
        </Text>
        {isUnavailable && (
          <Text tone="critical" size="s">
            {t('unavailable')}
          </Text>
        )}
        {!isUnavailable && previousPrice !== null && (
          <Text tone="muted" size="s">
            {t('priceChanged', { price: money(previousPrice) })}
          </Text>
        )}
      </div>
      <div className={styles.controls}>
        <QuantityInput
          label={t('quantity', { dish: name })}
          fieldLabel={t('number', { dish: name })}
          decreaseLabel={t('decrease', { dish: name })}
          increaseLabel={t('increase', { dish: name })}
          value={quantity}
          maximum={maxQuantity}
          format={count}
          onDecrease={() => cart.change({ type: 'line.decreased', id })}
          onIncrease={() => cart.change({ type: 'line.increased', id })}
          onChange={(next) => cart.change({ type: 'line.quantity.set', id, quantity: next })}
        />
        <span className={styles.sum}>
          <Price amount={isUnavailable ? null : amount(item.price * quantity)} sign={shop.currency.sign} />
        </span>
      </div>
      <div className={styles.remove}>
        <IconButton label={t('remove', { dish: name })} icon={<TrashIcon />} onClick={() => cart.change({ type: 'line.removed', id })} />
      </div>
    </li>
  );
}
