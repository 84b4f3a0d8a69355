import './prerender.css.ts';
import { layout } from '../i18n/en/layout.ts';
import type { Locale } from '../i18n/locale.ts';
import { translator } from '../i18n/translator.ts';
import { notice } from '../notifications/page-notice.css.ts';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { mainHeading } from '../platform/main-heading.ts';
import { report } from '../platform/reporting/report.ts';

const pressableSelector = 'button, [role="button"]';
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
const hrefOf = (element: Element) => (element instanceof HTMLAnchorElement ? element.href : null);
const isSameElement = (one: Element, other: Element) =>
  one.localName === other.localName && hrefOf(one) === hrefOf(other) && nameOf(one) === nameOf(other);

/**
 * Mounts the application in place of the prerendered home in a single commit. Restores the focus, or focuses the heading if a link was followed, and
 * repeats a click that came before the application was mounted.
 */
export function mountApp(root: HTMLElement, application: ReactNode, currentLocale: () => Locale): void {
  let focused: Element | null = null;
  const trackFocus = () =>
    (focused = root.querySelector('[data-prerendered]')?.contains(document.activeElement) ? document.activeElement : null);
  trackFocus();
  root.addEventListener('focusin', trackFocus);
  const restoreInteraction = () => {
    root.removeEventListener('focusin', trackFocus);
    // show-home-in-bangla.ts may have translated a home whose application has no texts in Bangla.
    document.documentElement.lang = currentLocale().language;
    const previouslyFocused = focused;
    if (document.documentElement.dataset['pending'] !== undefined) mainHeading()?.focus({ preventScroll: true });
    else if (previouslyFocused)
      [...root.querySelectorAll<HTMLElement>('a, button, [tabindex]')]
        .find((element) => isSameElement(element, previouslyFocused))
        ?.focus({ preventScroll: true });
    const { pressed } = document.documentElement.dataset;
    if (pressed === undefined) return;
    delete document.documentElement.dataset['pressed'];
    const control = [...root.querySelectorAll(pressableSelector)].find((element) => nameOf(element) === pressed);
    // After the commit: the click handler must see the mounted page.
    queueMicrotask(() => control?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  };
  // React renders a transition in time slices, so the page stays responsive.
  startTransition(() =>
    createRoot(root, { onUncaughtError: (error) => showFatalError(root, error, currentLocale()) }).render(
      <>
        {application}
        <OnMounted onMounted={restoreInteraction} />
      </>,
    ),
  );
}

/** Calls `onMounted` once everything before it is in the document. */
function OnMounted({ onMounted }: { onMounted: () => void }) {
  useLayoutEffect(onMounted, [onMounted]);
  return null;
}

/** Shows an error that no boundary caught. Without React, because React has unmounted the root. */
function showFatalError(root: HTMLElement, error: unknown, locale: Locale): void {
  const t = translator(locale, layout);
  report(error, 'The application failed.', [error]);
  const message = document.createElement('p');
  message.className = notice;
  message.setAttribute('role', 'alert');
  const reloadButton = document.createElement('button');
  reloadButton.textContent = t('reloadPage');
  reloadButton.addEventListener('click', () => location.reload());
  message.append(t('applicationFailed'), ' ', reloadButton);
  root.replaceChildren(message);
}
