import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { ElementProps } from './element-props.ts';

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;

/** The props that a link passes to its anchor: enough for a router's generated props, without `className` and `style`. */
export interface AnchorProps extends ElementProps<HTMLAnchorElement> {
  href?: string | undefined;
  target?: Anchor['target'];
  rel?: Anchor['rel'];
  download?: Anchor['download'];
  tabIndex?: number | undefined;
  role?: Anchor['role'];
  onClick?: Anchor['onClick'];
  onFocus?: Anchor['onFocus'];
  onBlur?: Anchor['onBlur'];
  onMouseEnter?: Anchor['onMouseEnter'];
  onMouseOver?: Anchor['onMouseOver'];
  onMouseLeave?: Anchor['onMouseLeave'];
  onTouchStart?: Anchor['onTouchStart'];
  'aria-current'?: Anchor['aria-current'];
  'aria-disabled'?: Anchor['aria-disabled'];
  'aria-label'?: string | undefined;
  'aria-hidden'?: Anchor['aria-hidden'];
  'aria-describedby'?: string | undefined;
  children?: ReactNode;
}

/** Drops the `style` that a router adds. Its `className` is overwritten: a link sets its own after these props. */
export const anchorProps = ({ style, ...rest }: AnchorProps & { style?: unknown }): AnchorProps => rest;
