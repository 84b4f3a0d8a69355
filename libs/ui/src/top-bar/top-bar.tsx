import type { ReactNode } from 'react';
import { page, pageWidth } from '../layout/layout.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './top-bar.css.ts';

export interface TopBarProps {
  /** The brand as a link home. */
  brand: ReactNode;
  /** The `BarLink`s; on narrow screens they stand at the lower edge, in reach of a thumb. */
  links: ReactNode;
  /** What stands last: the way in, or the picture of the person who is in. */
  end: ReactNode;
  /** Lifts the bar off the page with a soft shadow; flat otherwise. */
  isRaised: boolean;
  /** Name of the navigation for screen readers. */
  label?: string;
}

/** The fixed bar of every screen. It also keeps its own height free at the top of the page. */
export function TopBar({ brand, links, end, isRaised, label = 'Main' }: TopBarProps) {
  return (
    <>
      <header className={styles.bar} data-raised={isRaised}>
        <div className={classNames(page, pageWidth.page, styles.row)}>
          <div className={styles.brand}>{brand}</div>
          <nav className={styles.links} aria-label={label}>
            {links}
          </nav>
          <div className={styles.end}>{end}</div>
        </div>
      </header>
      <div className={styles.space} aria-hidden="true" />
    </>
  );
}
