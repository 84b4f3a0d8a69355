import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { container, pageWidth } from '../internal/container.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './top-bar.css.ts';

export interface TopBarProps extends ElementProps {
  /** The brand as a link home. */
  brand: ReactNode;
  /** `BarLink`s. On a phone they are a tab bar at the lower edge. */
  links: ReactNode;
  /** The last item: a link to log in, or the menu of the signed-in user. */
  end: ReactNode;
  /** Adds a shadow, for a scrolled page. */
  isRaised: boolean;
  /** The accessible name of the navigation. */
  label: string;
}

/** The fixed bar at the top of every page. Also reserves its height in the document flow. */
export function TopBar({ brand, links, end, isRaised, label, ...rest }: TopBarProps) {
  return (
    <>
      <header {...rest} className={styles.bar} data-raised={isRaised || undefined}>
        <div className={classNames(container, pageWidth, styles.row)}>
          <div className={styles.brand}>{brand}</div>
          <nav className={styles.links} aria-label={label}>
            {links}
          </nav>
          <div className={styles.end}>{end}</div>
        </div>
      </header>
      <div className={styles.spacer} aria-hidden="true" />
    </>
  );
}
