import { maxQuantity } from '@my-food/machines';
import { IconButton, Price, QuantityInput, Text, TrashIcon, UserText } from '@my-food/ui';
import { DishPicture } from '@my-food/ui/shop';
import { shop } from '../../../shop.config.ts';
import { formatAmount, formatMoney } from '../../i18n/amount.ts';
import type { CartLine } from '../../ordering/cart-dish.ts';
import { useServices } from '../../services/services.tsx';
import * as styles from './cart.css.ts';

/** One line of the cart: picture, name, unit price, quantity and remove (Spec §2), and notes about changes on the menu. */
export function CartRow({ line: { item, quantity, previousPrice, isUnavailable } }: { line: CartLine }) {
  const { cart } = useServices();
  const { id, name } = item;
  return (
    <li className={styles.row} data-unavailable={isUnavailable} tabIndex={-1}>
      <DishPicture src={item.imageUrl} alt={name} colorSeed={id - 1} size="row" />
      <div className={styles.body}>
        <span className={styles.name} dir="auto">
          <UserText>{name}</UserText>
        </span>
        <Text as="div" tone="muted" size="s">
          <Price amount={formatAmount(item.price)} sign={shop.currency.sign} size="s" tone="muted" weight="medium" /> each
        </Text>
        {isUnavailable && (
          <Text tone="critical" size="s">
            No longer on the menu. It is not counted and will not be ordered.
          </Text>
        )}
        {!isUnavailable && previousPrice !== null && (
          <Text tone="muted" size="s">
            The price has changed from {formatMoney(previousPrice)}.
          </Text>
        )}
      </div>
      <div className={styles.controls}>
        <QuantityInput
          label={`Quantity of ${name}`}
          fieldLabel={`Number of ${name}`}
          decreaseLabel={`Minus one ${name}`}
          increaseLabel={`Plus one ${name}`}
          value={quantity}
          maximum={maxQuantity}
          onDecrease={() => cart.change({ type: 'line.decreased', id })}
          onIncrease={() => cart.change({ type: 'line.increased', id })}
          onChange={(next) => cart.change({ type: 'line.quantity.set', id, quantity: next })}
        />
        <span className={styles.sum}>
          <Price amount={isUnavailable ? null : formatAmount(item.price * quantity)} sign={shop.currency.sign} />
        </span>
      </div>
      <div className={styles.remove}>
        <IconButton label={`Remove ${name}`} icon={<TrashIcon />} onClick={() => cart.change({ type: 'line.removed', id })} />
      </div>
    </li>
  );
}
