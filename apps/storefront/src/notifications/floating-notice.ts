import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { mainHeading } from '../platform/main-heading.ts';
import { floatingNotice, maxShare } from './floating-notice.css.ts';

/**
 * Renders a notice in a root of its own after the page's, which it does not move and no navigation removes. The returned function removes it; if the
 * focus was inside, it goes to the heading of the page.
 */
export function openFloatingNotice(notice: ReactNode, lang = ''): () => void {
  const html = document.documentElement;
  const container = document.createElement('div');
  container.className = floatingNotice;
  if (lang) container.lang = lang;
  document.body.append(container);
  const fit = new ResizeObserver(() => html.toggleAttribute('data-has-notice', container.offsetHeight < window.innerHeight * maxShare));
  fit.observe(container);
  const root = createRoot(container);
  root.render(notice);
  return () => {
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    fit.disconnect();
    html.removeAttribute('data-has-notice');
    if (hadFocus) mainHeading()?.focus({ preventScroll: true });
  };
}
