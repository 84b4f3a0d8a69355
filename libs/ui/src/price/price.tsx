import { classNames } from '../theme/class-names.ts';
import { sprinkles } from '../theme/sprinkles.css.ts';
import type { SharedTokens } from '../theme/tokens.ts';
import { formatPrice, type PriceSign } from './format-price.ts';
import * as styles from './price.css.ts';

export interface PriceProps {
  /** A decimal such as `250.00`; anything else renders a dash. */
  amount: string | null;
  sign: PriceSign;
  size?: keyof SharedTokens['fontSize'] | undefined;
  tone?: 'ink' | 'muted' | 'primary' | undefined;
  weight?: keyof SharedTokens['fontWeight'] | undefined;
}
type PriceStyle = Required<{ [Name in 'tone' | 'size' | 'weight']: NonNullable<PriceProps[Name]> }>;

// A list renders hundreds of prices in a few styles: class names are cached.
const classNameCache = new Map<string, string>();

function cachedClassName(color: PriceStyle['tone'], fontSize: PriceStyle['size'], fontWeight: PriceStyle['weight']): string {
  const key = `${color} ${fontSize} ${fontWeight}`;
  const className = classNameCache.get(key) ?? classNames(styles.price, sprinkles({ color, fontSize, fontWeight }));
  classNameCache.set(key, className);
  return className;
}

/** An amount of money in tabular figures. */
export function Price({ amount, sign, size = 'm', tone = 'primary', weight = 'bold' }: PriceProps) {
  return <span className={cachedClassName(tone, size, weight)}>{formatPrice(amount, sign)}</span>;
}
