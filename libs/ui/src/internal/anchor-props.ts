import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;

/** The props that a link passes to its anchor: enough for a router's generated props, without `className` and `style`. */
export interface AnchorProps {
  href?: string | undefined;
  target?: Anchor['target'];
  rel?: Anchor['rel'];
  download?: Anchor['download'];
  id?: string | undefined;
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
  'data-status'?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children?: ReactNode;
}

/** Picks the allowed props. A router adds `className` and `style`, which must not reach the anchor. */
export function anchorProps(props: AnchorProps): AnchorProps {
  return {
    href: props.href,
    target: props.target,
    rel: props.rel,
    download: props.download,
    id: props.id,
    tabIndex: props.tabIndex,
    role: props.role,
    onClick: props.onClick,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    onMouseEnter: props.onMouseEnter,
    onMouseOver: props.onMouseOver,
    onMouseLeave: props.onMouseLeave,
    onTouchStart: props.onTouchStart,
    'aria-current': props['aria-current'],
    'aria-disabled': props['aria-disabled'],
    'aria-label': props['aria-label'],
    'aria-hidden': props['aria-hidden'],
    'aria-describedby': props['aria-describedby'],
    'data-status': props['data-status'],
    ref: props.ref,
  };
}
