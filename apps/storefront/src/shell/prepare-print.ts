import './print.css.ts';

/** Unfolds what is folded while the page is printed, so that an order prints whole. Answers how to stop it. */
export function unfoldForPrint(target: Window): () => void {
  let unfolded: readonly HTMLDetailsElement[] = [];
  const unfold = () => {
    unfolded = [...target.document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of unfolded) details.open = true;
  };
  const fold = () => {
    for (const details of unfolded) details.open = false;
    unfolded = [];
  };
  target.addEventListener('beforeprint', unfold);
  target.addEventListener('afterprint', fold);
  return () => {
    target.removeEventListener('beforeprint', unfold);
    target.removeEventListener('afterprint', fold);
  };
}
