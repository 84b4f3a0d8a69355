import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { container, pageWidth } from '../internal/container.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './footer.css.ts';

export interface FooterProps extends ElementProps {
  /** Items in one wrapping row, such as a line about the site and the theme switch. */
  children: ReactNode;
}

/** The page footer. */
export function Footer({ children, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={styles.footer}>
      <div className={classNames(container, pageWidth, styles.row)}>{children}</div>
    </footer>
  );
}
