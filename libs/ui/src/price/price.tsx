import { classNames } from '../theme/class-names.ts';
import { sprinkles } from '../theme/sprinkles.css.ts';
import type { SharedTokens } from '../theme/tokens.ts';
import { formatPrice, type PriceSign } from './format-price.ts';
import * as styles from './price.css.ts';

export interface PriceProps {
  /** A decimal number such as `250.00`; anything else shows a dash. */
  amount: string | null;
  sign: PriceSign;
  size?: keyof SharedTokens['fontSize'] | undefined;
  tone?: 'ink' | 'muted' | 'primary' | undefined;
  weight?: keyof SharedTokens['fontWeight'] | undefined;
}
/** An amount of money in figures of equal width. */
export function Price({ amount, sign, size = 'm', tone = 'primary', weight = 'bold' }: PriceProps) {
  return (
    <span className={classNames(styles.price, sprinkles({ color: tone, fontSize: size, fontWeight: weight }))}>
      {formatPrice(amount, sign)}
    </span>
  );
}
