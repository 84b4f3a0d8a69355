import { useRouterState } from '@tanstack/react-router';
import { usePageTitle } from './use-page-title.ts';

/** Titles the document by its route. Rendered before the page, so that the page can replace the title. */
export function RouteTitle() {
  usePageTitle(useRouterState({ select: ({ matches }) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title }));
  return null;
}
