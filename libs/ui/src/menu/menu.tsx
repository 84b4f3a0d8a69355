import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, use, useState, type MouseEvent, type ReactNode } from 'react';
import { anchorProps, type AnchorProps } from '../link/anchor-props.ts';
import { AccountButton } from './account-button.tsx';
import * as styles from './menu.css.ts';

export interface AccountMenuProps {
  /** The picture and the accessible name of the trigger. */
  trigger: { label: string; picture: ReactNode };
  /** `MenuLink`s and `MenuItem`s. */
  children: ReactNode;
  /** Opens on mount, for a menu whose code loads after the click. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const CloseMenuContext = createContext(() => {});

/** Returns the focus to the trigger, unless the next page has moved it. */
function returnFocus(event: Event) {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) event.preventDefault();
}

/**
 * The account menu. Not modal: the page stays scrollable, and Radix injects no style element, which the content security policy would block.
 * A click outside closes the menu and still reaches its target.
 */
export function AccountMenu({ trigger, children, defaultOpen = false, onOpenChange }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>
        <AccountButton {...trigger} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.list} align="end" sideOffset={8} collisionPadding={12} loop onCloseAutoFocus={returnFocus}>
          <CloseMenuContext value={() => setOpen(false)}>{children}</CloseMenuContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  /** Called on click, Enter or Space; the menu closes. */
  onSelect: () => void;
}

/** An action in a menu. */
export function MenuItem({ icon, children, onSelect }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

export interface MenuLinkProps extends AnchorProps {
  icon?: ReactNode;
}

/** A link in a menu. Pass it to the router's `createLink`. */
export function MenuLink({ icon, children, ...anchor }: MenuLinkProps) {
  const close = use(CloseMenuContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    // The router prevents the default of the click, which Radix interprets as a request to stay open.
    if (event.defaultPrevented) close();
  };
  return (
    <DropdownMenu.Item asChild>
      <a {...withoutUndefined(anchor)} onClick={handleClick} className={styles.item}>
        {icon}
        {children}
      </a>
    </DropdownMenu.Item>
  );
}

/** Drops undefined values, which would override the role and the tab index that Radix sets. */
const withoutUndefined = (anchor: AnchorProps): AnchorProps =>
  Object.fromEntries(Object.entries(anchorProps(anchor)).filter(([, value]) => value !== undefined));
