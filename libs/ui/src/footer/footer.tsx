import type { ReactNode } from 'react';
import { container, pageWidth } from '../internal/container.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './footer.css.ts';

export interface FooterProps {
  /** Items in one wrapping row, such as a line about the shop and the theme switch. */
  children: ReactNode;
}

/** The page footer. */
export function Footer({ children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={classNames(container, pageWidth, styles.row)}>{children}</div>
    </footer>
  );
}
