import { createContext, useContext, type ReactNode } from 'react';
import type { Api } from '@my-food/api';
import type { Queries } from '@my-food/api/queries';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/session-store.ts';
import type { DemoAccount } from '../session/demo-account.ts';
import type { Toaster } from '../notifications/toaster.ts';
import type { LanguageChoice } from '../i18n/language-choice.ts';
import type { ThemePreference } from '../platform/theme-preference.ts';
import type { Cart } from '../ordering/cart-actor.ts';
import type { Checkout } from '../ordering/checkout.ts';
import type { SessionActor } from '@my-food/machines';

/** The services available to every component. Created once in compose.ts, and once per story. */
export interface Services {
  readonly api: Api;
  readonly queries: Queries;
  /** For optional reads: a 401 neither renews nor ends the session. */
  readonly silentApi: Api;
  readonly queryClient: QueryClient;
  readonly sessionActor: SessionActor;
  /** Stores new tokens of the same session. */
  readonly renewSession: SessionStore['renew'];
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly toaster: Toaster;
  readonly theme: ThemePreference;
  readonly language: LanguageChoice;
  /** Empty unless the build runs the mock backend. */
  readonly demoAccounts: readonly DemoAccount[];
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within a ServicesProvider.');
  return services;
}
