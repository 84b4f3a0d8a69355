import { useRouteContext, type ParsedLocation } from '@tanstack/react-router';

/** What a link may hand over to the next screen: plain JSON only, for it is cloned into the browser's history. Read with a parser, never trusted. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    food?: unknown;
    /** The dish that an add button sends to the cart, which alone consumes it. */
    addedFood?: unknown;
    category?: unknown;
    profile?: unknown;
  }
}

/** `beforeLoad` of the root: ties the state of the history entry to the screen that was loaded for it. `useLocation` is ahead of a screen that is being left. */
export function provideEntry({ location }: { location: ParsedLocation }): { entry: ParsedLocation['state'] } {
  return { entry: location.state };
}

/** What was handed over to this screen under `name`, unparsed. */
export function useHandedOver(name: 'food' | 'category' | 'profile'): unknown {
  return useRouteContext({ strict: false, select: ({ entry }) => entry?.[name] });
}

/** The key of the history entry that this screen was loaded for. */
export function useEntryKey(): string {
  return useRouteContext({ strict: false, select: ({ entry }) => entry?.__TSR_key ?? '' });
}
