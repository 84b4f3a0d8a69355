import './print.css.ts';

let opened: readonly HTMLDetailsElement[] = [];

// Opens collapsed details for printing, so that an order is printed completely.
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});
