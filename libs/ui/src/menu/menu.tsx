import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
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

/**
 * A small menu below a round picture. Not modal: the page stays scrollable and nothing adds a style element, which the content
 * security policy would refuse. A click outside closes it and reaches what was clicked.
 */
export function AccountMenu({ trigger, children, defaultOpen = false, onOpenChange }: AccountMenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen} {...(onOpenChange ? { onOpenChange } : {})}>
      <DropdownMenu.Trigger asChild>
        <AccountButton {...trigger} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.list} align="end" sideOffset={8} collisionPadding={12} loop>
          {children}
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
  return (
    <DropdownMenu.Item asChild>
      <a {...given(anchor)} className={styles.item}>
        {icon}
        {children}
      </a>
    </DropdownMenu.Item>
  );
}

/** An `undefined` would win over the role and the tab index that the menu gives to its items. */
const given = (anchor: AnchorProps): AnchorProps =>
  Object.fromEntries(Object.entries(anchorProps(anchor)).filter(([, value]) => value !== undefined));
