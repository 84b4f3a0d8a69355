import { notice } from './first-view.css.ts';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const pressable = 'button, [role="button"]';
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
const addressOf = (element: Element) => (element instanceof HTMLAnchorElement ? element.href : null);
const isAlike = (one: Element, other: Element) =>
  one.localName === other.localName && addressOf(one) === addressOf(other) && nameOf(one) === nameOf(other);

/**
 * Mounts the application in place of the prerendered home in a single commit. Restores the focus and repeats a click that came before the
 * application was mounted.
 */
export function takeOver(root: HTMLElement, application: ReactNode): void {
  let focused: Element | null = null;
  const noteFocus = () =>
    (focused = root.querySelector('[data-first-view]')?.contains(document.activeElement) ? document.activeElement : null);
  noteFocus();
  root.addEventListener('focusin', noteFocus);
  const settle = () => {
    root.removeEventListener('focusin', noteFocus);
    const before = focused;
    if (before) [...root.querySelectorAll<HTMLElement>('a, button, [tabindex]')].find((element) => isAlike(element, before))?.focus();
    const { pressed } = document.documentElement.dataset;
    if (pressed === undefined) return;
    delete document.documentElement.dataset['pressed'];
    const control = [...root.querySelectorAll(pressable)].find((element) => nameOf(element) === pressed);
    // After the commit: the click handler must see the mounted page.
    queueMicrotask(() => control?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  };
  // React renders a transition in time slices, so the page stays responsive.
  startTransition(() =>
    createRoot(root, { onUncaughtError: (error) => sayFailure(root, error) }).render(
      <>
        {application}
        <Standing onStanding={settle} />
      </>,
    ),
  );
}

/** Calls `onMounted` once everything before it is in the document. */
function Standing({ onStanding }: { onStanding: () => void }) {
  useLayoutEffect(onStanding, [onStanding]);
  return null;
}

/** Shows an error that no boundary caught. Without React, because React has unmounted the root. */
function sayFailure(root: HTMLElement, error: unknown): void {
  console.error('The application failed.', error);
  const words = document.createElement('p');
  words.className = notice;
  words.setAttribute('role', 'alert');
  const again = document.createElement('button');
  again.textContent = 'Load the page again';
  again.addEventListener('click', () => location.reload());
  words.append('Something went wrong. ', again);
  root.replaceChildren(words);
}
