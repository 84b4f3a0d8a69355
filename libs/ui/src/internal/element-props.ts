/** The attributes that every component passes on to its element. Styles come from variants only: there is no `className` and no `style`. */
export interface ElementProps {
  id?: string | undefined;
  [attribute: `data-${string}`]: string | number | boolean | undefined;
}
