import { useLayoutEffect } from 'react';
import { shop } from '../../shop.config.ts';
import { useLocale } from '../i18n/use-texts.ts';

/** Titles the document. A page that shows one thing, such as a dish, calls it with the name: its effect runs after that of `RouteTitle`. */
export function usePageTitle(title: string | undefined): void {
  const locale = useLocale();
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${shop.name}` : shop.name;
    // All effects run again, in their order, when the language changes.
  }, [title, locale]);
}
