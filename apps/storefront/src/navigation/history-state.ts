import { useRouteContext, type ParsedLocation } from '@tanstack/react-router';

/** The navigation state of a link. Plain JSON, because the browser clones it into its history; untrusted, so parse it. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    food?: unknown;
    /** The food of an add button; consumed by the cart route. */
    addedFood?: unknown;
    /** The scroll key of an earlier entry of the same page, whose position this entry continues. */
    continuedKey?: string;
    profile?: unknown;
  }
}

/** The key under which the scroll position of a history entry is stored. A page that is preloaded has no entry. */
export const scrollKey = ({ state }: { state?: ParsedLocation['state'] | undefined }) => state?.continuedKey ?? state?.__TSR_key ?? '';

/** `beforeLoad` of the root route: gives a page its history entry. While a page is left, `useLocation` returns the next entry already. */
export function provideHistoryEntry({ location }: { location: ParsedLocation }) {
  return { entry: location.state };
}

/** The food in the navigation state of this page, unparsed. */
export function useNavigationFood(): unknown {
  return useRouteContext({ strict: false, select: ({ entry }) => entry?.food });
}

/** The scroll key of this page's history entry. */
export function useScrollKey(): string {
  return useRouteContext({ strict: false, select: ({ entry }) => scrollKey({ state: entry }) });
}
