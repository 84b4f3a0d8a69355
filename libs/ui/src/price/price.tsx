import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as utilities from '../theme/utilities.css.ts';
import type { SharedTokens } from '../theme/tokens.ts';
import { formatPrice } from './format-price.ts';
import * as styles from './price.css.ts';

export interface PriceProps extends ElementProps<HTMLSpanElement> {
  /** A decimal such as `250.00`; anything else renders a dash. */
  amount: string | null;
  /** The currency sign. */
  sign: string;
  /** The size of the text. */
  size?: keyof typeof utilities.fontSize | undefined;
  /** The colour of the text. */
  tone?: 'ink' | 'muted' | 'primary' | undefined;
  /** The weight of the figures. */
  weight?: keyof SharedTokens['fontWeight'] | undefined;
}

/** An amount of money in tabular figures. */
export function Price({ amount, sign, size = 'm', tone = 'primary', weight = 'bold', ...rest }: PriceProps) {
  const className = classNames(styles.price, utilities.color[tone], utilities.fontSize[size], utilities.fontWeight[weight]);
  return (
    <span {...rest} className={className}>
      {formatPrice(amount, sign)}
    </span>
  );
}
