import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { region } from './notice.css.ts';

export interface StatusRegionProps extends ElementProps<HTMLDivElement> {
  /** A `Notice` or a text, once there is something to say. */
  children?: ReactNode;
}

/**
 * The live region (`status`) of what appears later: a notice, the number of results. It stays in the document while it is empty: screen readers
 * announce changes only of a live region that already exists.
 */
export function StatusRegion({ children, ...rest }: StatusRegionProps) {
  return (
    <div {...rest} role="status" className={region}>
      {children}
    </div>
  );
}
