import type { ReactNode } from 'react';

type BoxTag = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li';

export interface BoxElementProps {
  /** The element to render; a list stays a list for screen readers though its marks are hidden. */
  as?: BoxTag | undefined;
  /** The id of the heading that names a section. */
  labelledBy?: string | undefined;
  /** The accessible name of a list or section without a visible heading. */
  label?: string | undefined;
  children?: ReactNode;
}

/** Safari takes the list role from lists without marks, hence the explicit role. */
export function BoxElement({ as: Tag = 'div', labelledBy, label, className, children }: BoxElementProps & { className: string }) {
  const role = Tag === 'ul' || Tag === 'ol' ? 'list' : undefined;
  return (
    <Tag className={className} role={role} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </Tag>
  );
}
