import { classNames } from '../theme/class-names.ts';
import { anchorProps, type AnchorProps } from '../internal/anchor-props.ts';
import * as styles from './link.css.ts';

export interface TextLinkProps extends AnchorProps {
  /** `inline` within sentences, underlined; `quiet` in bars and lists, highlighted when it is the current page. */
  variant?: keyof typeof styles.textVariant | undefined;
}
/** A text link. */
export function TextLink({ variant = 'inline', children, ...anchor }: TextLinkProps) {
  return (
    <a {...anchorProps(anchor)} className={classNames(styles.textLink, styles.textVariant[variant])}>
      {children}
    </a>
  );
}

/** A link whose target area is the nearest positioned ancestor, such as a card. */
export function CardLink({ children, ...anchor }: AnchorProps) {
  return (
    <a {...anchorProps(anchor)} className={styles.cardLink}>
      {children}
    </a>
  );
}

/** A link around a picture. */
export function PictureLink({ children, ...anchor }: AnchorProps) {
  return (
    <a {...anchorProps(anchor)} className={styles.pictureLink}>
      {children}
    </a>
  );
}

/** A link within the heading of a card, in the heading's font. */
export function NameLink({ children, ...anchor }: AnchorProps) {
  return (
    <a {...anchorProps(anchor)} className={styles.nameLink}>
      {children}
    </a>
  );
}
