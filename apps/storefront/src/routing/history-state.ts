import { useLocation } from '@tanstack/react-router';

/** What a link may hand over to the next screen: plain JSON only, for it is cloned into the browser's history (TRAPS H2). Read with a parser, never trusted. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    food?: unknown;
    /** The dish that an add button sends to the cart, which alone consumes it. */
    addedFood?: unknown;
    category?: unknown;
    profile?: unknown;
  }
}

/** What was handed over to this screen under `name`, unparsed. */
export function useHandedOver(name: 'food' | 'category' | 'profile'): unknown {
  return useLocation({ select: (location) => location.state[name] });
}
