import { anchorProps, type AnchorProps } from '../internal/anchor-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './button.css.ts';
import type { ButtonVariantProps } from './button.tsx';

export interface ButtonLinkProps extends AnchorProps, ButtonVariantProps {}
/** A link with the styles of a button. */
export function ButtonLink({ variant = 'primary', size = 'm', fullWidth = false, icon, children, ...anchor }: ButtonLinkProps) {
  const className = classNames(styles.button, styles.variant[variant], styles.size[size], fullWidth && styles.fullWidth);
  return (
    <a {...anchorProps(anchor)} className={className}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
