import { useRouterState } from '@tanstack/react-router';
import { titles } from '../i18n/en/titles.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { usePageTitle } from './use-page-title.ts';

/** Titles the document by its route. Rendered before the page, so that the page can replace the title. */
export function RouteTitle() {
  const t = useTexts(titles);
  const title = useRouterState({ select: ({ matches }) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title });
  usePageTitle(title && t(title));
  return null;
}
