import './print.css.ts';

let unfolded: readonly HTMLDetailsElement[] = [];

// What is folded is opened while the page is printed, so that an order prints whole.
addEventListener('beforeprint', () => {
  unfolded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of unfolded) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of unfolded) details.open = false;
});
