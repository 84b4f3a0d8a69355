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
type Look = Required<{ [Name in 'tone' | 'size' | 'weight']: NonNullable<PriceProps[Name]> }>;

// A list holds hundreds of prices in a few looks: each is put together once.
const looks = new Map<string, string>();

function lookOf(color: Look['tone'], fontSize: Look['size'], fontWeight: Look['weight']): string {
  const key = `${color} ${fontSize} ${fontWeight}`;
  const look = looks.get(key) ?? classNames(styles.price, sprinkles({ color, fontSize, fontWeight }));
  looks.set(key, look);
  return look;
}

/** An amount of money in figures of equal width. */
export function Price({ amount, sign, size = 'm', tone = 'primary', weight = 'bold' }: PriceProps) {
  return <span className={lookOf(tone, size, weight)}>{formatPrice(amount, sign)}</span>;
}
