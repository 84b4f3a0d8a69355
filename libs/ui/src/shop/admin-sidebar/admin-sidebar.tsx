import { createContext, use, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../button/button.tsx';
import type { Dialog } from '../../dialog/dialog.tsx';
import { MenuIcon } from '../../icons/icons.tsx';
import { anchorProps, type AnchorProps } from '../../internal/anchor-props.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import { trackFocus } from '../../internal/track-focus.ts';
import * as styles from './admin-sidebar.css.ts';

export interface AdminSidebarProps extends ElementProps {
  /** The name of the navigation and the heading of the drawer. */
  title: string;
  /** The accessible name of the button that opens the drawer. */
  openLabel: string;
  /** The accessible name of the button that closes the drawer. */
  closeLabel: string;
  /** `SidebarLink`s. */
  links: ReactNode;
  /** The address of the page. The drawer closes when it changes: Back leads to another page too. */
  page: string;
}

const loadDialog = () => import('../../dialog/dialog.tsx');
// A failed chunk is requested again by the next event.
const preload = () => void loadDialog().catch(() => undefined);

const LeaveDrawerContext = createContext(() => {});

/**
 * The navigation of the admin pages: a column on a laptop, a row on a tablet, a modal drawer on a phone. The code of the drawer loads with the
 * intent to open it; if it cannot be loaded, the links are shown in the page.
 */
export function AdminSidebar({ title, openLabel, closeLabel, links, page, ...rest }: AdminSidebarProps) {
  // Null while it is closed, not kept closed: a ref belongs to one link at a time, in the drawer or in the page.
  const [Drawer, setDrawer] = useState<typeof Dialog | null>(null);
  const [isInPage, setIsInPage] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const close = () => setDrawer(null);
  // At once: the trap of an open drawer would take the focus from a confirmation that the link opens.
  const leaveDrawer = () => {
    flushSync(close);
    toggle.current?.focus();
  };
  const [lastPage, setLastPage] = useState(page);
  if (page !== lastPage) {
    setLastPage(page);
    setDrawer(null);
  }
  const open = () => {
    const isUnmoved = trackFocus();
    loadDialog().then(
      (loaded) => isUnmoved() && setDrawer(() => loaded.Dialog),
      () => setIsInPage(true),
    );
  };
  return (
    <aside {...rest} className={styles.sidebar} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.toggle}>
          <IconButton
            ref={toggle}
            label={openLabel}
            icon={<MenuIcon />}
            aria-haspopup="dialog"
            aria-expanded={Drawer !== null}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={open}
          />
        </div>
      </div>
      <nav ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={id} data-in-page={isInPage}>
        {!Drawer && links}
      </nav>
      {Drawer && (
        <Drawer title={title} isOpen closeLabel={closeLabel} placement="start" onClose={close} fallbackFocus={panel}>
          <nav className={styles.drawerLinks} aria-label={title}>
            <LeaveDrawerContext value={leaveDrawer}>{links}</LeaveDrawerContext>
          </nav>
        </Drawer>
      )}
    </aside>
  );
}

export interface SidebarLinkProps extends AnchorProps {
  /** An icon before the text. */
  icon?: ReactNode;
}

/** A link of the sidebar. `aria-current="page"` marks the current page. In the drawer it closes the drawer before it acts. */
export function SidebarLink({ icon, children, ...anchor }: SidebarLinkProps) {
  const leaveDrawer = use(LeaveDrawerContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    leaveDrawer();
    anchor.onClick?.(event);
  };
  return (
    <a {...anchorProps(anchor)} onClick={handleClick} className={styles.link}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
