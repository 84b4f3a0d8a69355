import './print.css.ts';

let unfolded: readonly HTMLDetailsElement[] = [];

// Opens collapsed details for printing, so that an order is printed completely.
addEventListener('beforeprint', () => {
  unfolded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of unfolded) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of unfolded) details.open = false;
});
