import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, use, useState, type MouseEvent, type ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { anchorProps, type AnchorProps } from '../internal/anchor-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './menu.css.ts';

export interface MenuProps {
  /** The element that opens it: a `Button` or an `IconButton`, which pass on what Radix gives them. */
  trigger: ReactNode;
  /** `MenuLink`s and `MenuItem`s. */
  children: ReactNode;
  /** The edge of the trigger that the list is aligned with. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Opens on mount, for a menu whose code loads after the click. */
  defaultOpen?: boolean | undefined;
  /** Called after it was opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const CloseMenuContext = createContext(() => {});

/** Returns the focus to the trigger, unless the next page has moved it. */
function returnFocus(event: Event) {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) event.preventDefault();
}

/**
 * A menu of actions and links. Not modal: the page stays scrollable, and Radix injects no style element, which the content security policy
 * would block. A click outside closes the menu and still reaches its target.
 */
export function Menu({ trigger, children, align = 'start', defaultOpen = false, onOpenChange }: MenuProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.list}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          loop
          onCloseAutoFocus={returnFocus}
        >
          <CloseMenuContext value={() => setOpen(false)}>{children}</CloseMenuContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps extends ElementProps<HTMLDivElement> {
  /** An icon before the text. */
  icon?: ReactNode;
  /** The text: a verb. */
  children: ReactNode;
  /** `critical` for a destructive action. */
  tone?: 'ink' | 'critical' | undefined;
  /** Whether it can be chosen. The arrow keys skip it. */
  isDisabled?: boolean | undefined;
  /** Called on click, Enter or Space; the menu closes. */
  onSelect: () => void;
}

/** An action in a menu. */
export function MenuItem({ icon, children, tone = 'ink', isDisabled = false, onSelect, ...rest }: MenuItemProps) {
  const className = classNames(styles.item, tone === 'critical' && styles.critical);
  return (
    <DropdownMenu.Item {...rest} disabled={isDisabled} className={className} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

export interface MenuLinkProps extends AnchorProps {
  /** An icon before the text. */
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

/** A line between groups of items. */
export const MenuSeparator = (props: ElementProps<HTMLDivElement>) => <DropdownMenu.Separator {...props} className={styles.separator} />;
