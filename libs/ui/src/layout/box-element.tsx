import type { ReactNode } from 'react';

type BoxTag = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li';

export interface BoxElementProps {
  /** The element to render. Lists get an explicit role. */
  as?: BoxTag | undefined;
  /** Sets `aria-labelledby`: the id of the heading of a section. */
  labelledBy?: string | undefined;
  /** The accessible name of a list or section without a visible heading. */
  label?: string | undefined;
  children?: ReactNode;
}

/** Safari drops the list role when `list-style` is none, hence the explicit role. */
export function BoxElement({ as: Tag = 'div', labelledBy, label, className, children }: BoxElementProps & { className: string }) {
  const role = Tag === 'ul' || Tag === 'ol' ? 'list' : undefined;
  return (
    <Tag className={className} role={role} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </Tag>
  );
}
