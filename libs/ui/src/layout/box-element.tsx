import { createElement, type ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';

type BoxTag = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li';

export interface BoxElementProps extends ElementProps {
  /** The element to render. Lists get an explicit role. */
  as?: BoxTag | undefined;
  /** Sets `aria-labelledby`: the id of the heading of a section. */
  labelledBy?: string | undefined;
  /** The accessible name of a list or section without a visible heading. */
  label?: string | undefined;
  /** The content. */
  children?: ReactNode;
}

/** Safari drops the list role when `list-style` is none, hence the explicit role. */
export function BoxElement({ as = 'div', labelledBy, label, children, ...rest }: BoxElementProps & { className: string }) {
  const role = /l$/.test(as) ? 'list' : undefined;
  return createElement(as, { ...rest, role, 'aria-labelledby': labelledBy, 'aria-label': label }, children);
}
