import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/element-props.ts';
import * as styles from './admin-sidebar.css.ts';

export interface SidebarLayoutProps extends ElementProps<HTMLDivElement> {
  /** An `AdminSidebar`. */
  sidebar: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** A sidebar beside its page, or above it below 1024 px. */
export function SidebarLayout({ sidebar, children, ...rest }: SidebarLayoutProps) {
  return (
    <div {...rest} className={styles.layout}>
      {sidebar}
      <div>{children}</div>
    </div>
  );
}
