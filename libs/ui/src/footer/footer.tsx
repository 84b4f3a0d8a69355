import type { ReactNode } from 'react';
import { page, pageWidth } from '../layout/layout.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './footer.css.ts';

export interface FooterProps {
  /** A line about the shop, the theme switch; they share one row and wrap. */
  children: ReactNode;
}

/** The quiet end of every screen. */
export function Footer({ children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={classNames(page, pageWidth.page, styles.row)}>{children}</div>
    </footer>
  );
}
