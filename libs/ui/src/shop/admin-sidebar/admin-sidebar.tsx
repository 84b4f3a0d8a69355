import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../button/button.tsx';
import { CloseIcon, MenuIcon } from '../../icons/icons.tsx';
import { anchorProps, type AnchorProps } from '../../internal/anchor-props.ts';
import * as styles from './admin-sidebar.css.ts';

export interface AdminSidebarProps {
  title: string;
  /** The accessible names of the button that opens and closes the drawer. */
  openLabel: string;
  closeLabel: string;
  /** `SidebarLink`s. */
  links: ReactNode;
}

/** The navigation of the admin pages: a column on a laptop, a row on a tablet, a drawer on a phone. */
export function AdminSidebar({ title, openLabel, closeLabel, links }: AdminSidebarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setIsOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    toggle.current?.focus();
  };
  const closeOnBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <aside className={styles.sidebar} aria-labelledby={id} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <div className={styles.head} data-open={isOpen}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.toggle}>
          <IconButton
            ref={toggle}
            label={isOpen ? closeLabel : openLabel}
            icon={isOpen ? <CloseIcon /> : <MenuIcon />}
            isExpanded={isOpen}
            controls={`${id}-links`}
            onClick={() => setIsOpen(!isOpen)}
          />
        </div>
      </div>
      {isOpen && <div className={styles.scrim} onClick={close} aria-hidden="true" />}
      {/* Following a link closes the drawer. */}
      <nav id={`${id}-links`} className={styles.panel} aria-labelledby={id} data-open={isOpen} onClick={close}>
        {links}
      </nav>
    </aside>
  );
}

export interface SidebarLinkProps extends AnchorProps {
  icon?: ReactNode;
}

/** A link of the sidebar. `aria-current="page"` marks the current page. */
export function SidebarLink({ icon, children, ...anchor }: SidebarLinkProps) {
  return (
    <a {...anchorProps(anchor)} className={styles.link}>
      {icon}
      {children}
    </a>
  );
}

export interface SidebarLayoutProps {
  sidebar: ReactNode;
  children: ReactNode;
}

/** A sidebar beside its page, or above it below 1024 px. */
export function SidebarLayout({ sidebar, children }: SidebarLayoutProps) {
  return (
    <div className={styles.layout}>
      {sidebar}
      <div>{children}</div>
    </div>
  );
}
