import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, use, useState, type MouseEvent, type ReactNode } from 'react';
import { anchorProps, type AnchorProps } from '../link/anchor-props.ts';
import { AccountButton } from './account-button.tsx';
import * as styles from './menu.css.ts';

export interface AccountMenuProps {
  /** The round picture that opens it and the name it goes by. */
  trigger: { label: string; picture: ReactNode };
  /** `MenuLink`s and `MenuItem`s. */
  children: ReactNode;
  /** Opens with its first appearance, for a menu whose code came after the click. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Closes the menu that is around. */
const CloseMenu = createContext(() => {});

/** Gives the focus back to what opened the menu, unless another screen has taken it. */
function returnFocus(event: Event) {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) event.preventDefault();
}

/**
 * A small menu below a round picture. Not modal: the page stays scrollable and nothing adds a style element, which the content
 * security policy would refuse. A click outside closes it and reaches what was clicked.
 */
export function AccountMenu({ trigger, children, defaultOpen = false, onOpenChange }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
      <DropdownMenu.Trigger asChild>
        <AccountButton {...trigger} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.list} align="end" sideOffset={8} collisionPadding={12} loop onCloseAutoFocus={returnFocus}>
          <CloseMenu value={() => change(false)}>{children}</CloseMenu>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  /** Chosen by pointer, Enter or Space; the menu closes. */
  onSelect: () => void;
}

/** A deed in a menu. */
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

/** A place in a menu; give it to a router's `createLink`. */
export function MenuLink({ icon, children, ...anchor }: MenuLinkProps) {
  const close = use(CloseMenu);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    // A router prevents the link's own navigation; Radix takes that for a wish to stay open.
    if (event.defaultPrevented) close();
  };
  return (
    <DropdownMenu.Item asChild>
      <a {...given(anchor)} onClick={follow} className={styles.item}>
        {icon}
        {children}
      </a>
    </DropdownMenu.Item>
  );
}

/** An `undefined` would win over the role and the tab index that the menu gives to its items. */
const given = (anchor: AnchorProps): AnchorProps =>
  Object.fromEntries(Object.entries(anchorProps(anchor)).filter(([, value]) => value !== undefined));
