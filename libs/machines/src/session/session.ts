/** Who is signed in. `role` and `picture` are what the server told last; null when it told nothing. */
export interface Session {
  access: string;
  refresh: string | null;
  role: string | null;
  picture: string | null;
}

/** The answer of a renewal: fresh tokens, or the discovery that another tab or a sign-out had been faster (null: nobody is signed in any more). */
export type Renewal = { type: 'renewed'; session: Session } | { type: 'superseded'; session: Session | null };

/** Equal in every field; two absent sessions are the same too. */
export function isSameSession(one: Session | null, other: Session | null): boolean {
  return one?.access === other?.access && one?.refresh === other?.refresh && one?.role === other?.role && one?.picture === other?.picture;
}

/** The session after a renewal. Only tokens are taken over: a picture that changed while they were on their way is kept. */
export function renewedSession(renewal: Renewal, current: Session): Session | null {
  if (renewal.type === 'superseded') return renewal.session;
  return { ...current, access: renewal.session.access, refresh: renewal.session.refresh };
}
