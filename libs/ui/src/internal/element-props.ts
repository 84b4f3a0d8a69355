import type { Ref } from 'react';

/** What every component passes on to its element. Styles come from variants only: there is no `className` and no `style`. */
export interface ElementProps<Target = HTMLElement> {
  /** The id of the element. */
  id?: string | undefined;
  /** The element: for focus management and measuring. */
  ref?: Ref<Target> | undefined;
  [attribute: `data-${string}`]: string | number | boolean | undefined;
}
