import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { ElementProps } from './element-props.ts';

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;

/** The props that a link passes to its anchor: enough for a router's generated props, without `className` and `style`. */
export interface AnchorProps extends ElementProps<HTMLAnchorElement> {
  /** The URL. */
  href?: string | undefined;
  /** The native attribute: `_blank` opens a new tab. */
  target?: Anchor['target'];
  /** The native attribute: the relation to the linked page. */
  rel?: Anchor['rel'];
  /** The native attribute: the name of the file to save. */
  download?: Anchor['download'];
  /** The native attribute: -1 takes it out of the tab order. */
  tabIndex?: number | undefined;
  /** The native attribute. */
  role?: Anchor['role'];
  /** Called on press and on Enter, before the browser navigates. */
  onClick?: Anchor['onClick'];
  /** Called when it receives the focus. */
  onFocus?: Anchor['onFocus'];
  /** Called when the focus leaves it. */
  onBlur?: Anchor['onBlur'];
  /** Called when a mouse enters it: routers preload here. */
  onMouseEnter?: Anchor['onMouseEnter'];
  /** Called when a mouse is over it or its content. */
  onMouseOver?: Anchor['onMouseOver'];
  /** Called when a mouse leaves it. */
  onMouseLeave?: Anchor['onMouseLeave'];
  /** Called when a touch begins: routers preload here. */
  onTouchStart?: Anchor['onTouchStart'];
  /** `page` on the link to the current page. */
  'aria-current'?: Anchor['aria-current'];
  /** Whether it is announced as unavailable. */
  'aria-disabled'?: Anchor['aria-disabled'];
  /** The accessible name, if it differs from the text. */
  'aria-label'?: string | undefined;
  /** Hides it from screen readers. Only for a second link to the same page. */
  'aria-hidden'?: Anchor['aria-hidden'];
  /** The id of the element that describes it. */
  'aria-describedby'?: string | undefined;
  /** The text. */
  children?: ReactNode;
}

/** Drops the `style` that a router adds. Its `className` is overwritten: a link sets its own after these props. */
export const anchorProps = ({ style, ...rest }: AnchorProps & { style?: unknown }): AnchorProps => rest;
