import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { runWhenIdle, singleStep } from '../platform/idle-callback.ts';
import { mainHeading } from '../platform/main-heading.ts';
import { floatingNotice, maxShare } from './floating-notice.css.ts';

/** Measures the one that is shown: the first. */
function measure() {
  const shown = document.querySelector<HTMLElement>(`.${floatingNotice}`);
  document.documentElement.toggleAttribute('data-has-notice', shown !== null && shown.offsetHeight < window.innerHeight * maxShare);
}

/**
 * Renders a notice in a root of its own after the page's, which it does not move and no navigation removes. The returned function removes it; if the
 * focus was inside, it goes to the heading of the page.
 */
export function openFloatingNotice(notice: ReactNode, lang = ''): () => void {
  const container = document.createElement('div');
  container.className = floatingNotice;
  if (lang) container.lang = lang;
  container.setAttribute('role', 'status');
  document.body.append(container);
  const size = new ResizeObserver(measure);
  size.observe(container);
  window.addEventListener('resize', measure);
  const root = createRoot(container);
  // Later than its live region: screen readers need not announce one that is inserted with its text.
  const cancel = runWhenIdle(singleStep(() => root.render(notice)));
  return () => {
    cancel();
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    size.disconnect();
    measure();
    if (hadFocus) mainHeading()?.focus({ preventScroll: true });
  };
}
