import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of the container of what is above a list. Its content may grow after a click in the list, such as the actions on the first food that
 * is selected: the page scrolls along, so that the list stays where it is in the window.
 */
export function useSteadyList(list: RefObject<HTMLElement | null>) {
  const above = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (!above.current || !current) return undefined;
    const topOf = () => current.getBoundingClientRect().top;
    let steady: { top: number; scrollY: number } | null = null;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Before React renders what the click changes.
    current.addEventListener('click', () => (steady = { top: topOf(), scrollY: window.scrollY }), { signal, capture: true });
    // What is used stays where it is, not the list below it.
    for (const event of ['click', 'focusin']) above.current.addEventListener(event, () => (steady = null), { signal, capture: true });
    // Not by the observer.
    window.addEventListener('scroll', () => steady?.scrollY !== window.scrollY && (steady = null), { signal, passive: true });
    const observer = new ResizeObserver(() => {
      if (!steady) return;
      window.scrollBy({ top: topOf() - steady.top, behavior: 'instant' });
      steady.scrollY = window.scrollY;
    });
    observer.observe(above.current);
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, [list]);
  return above;
}
