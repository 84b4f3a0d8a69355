import { useLayoutEffect } from 'react';
import { shop } from '../../shop.config.ts';

/** Titles the document. A page that shows one thing, such as a dish, calls it with the name: its effect runs after that of `RouteTitle`. */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${shop.name}` : shop.name;
  }, [title]);
}
