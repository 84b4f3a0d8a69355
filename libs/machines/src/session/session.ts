/**
 * The signed-in user's tokens. `role` is that of the login, '' when it sent none, null when none is stored. `picture` is that of the last profile, null when it
 * has none.
 */
export interface Session {
  access: string;
  refresh: string | null;
  role: string | null;
  picture: string | null;
}

/** The result of a renewal: fresh tokens, or the session that another tab or a sign-out has set meanwhile (null: signed out). */
export type Renewal = { type: 'renewed'; session: Session } | { type: 'superseded'; session: Session | null };

/** Whether all fields are equal; two null sessions are equal. */
export function isSameSession(one: Session | null, other: Session | null): boolean {
  return one?.access === other?.access && one?.refresh === other?.refresh && one?.role === other?.role && one?.picture === other?.picture;
}

/** The session after a renewal. Takes only the tokens: the picture may have changed meanwhile. */
export function applyRenewal(renewal: Renewal, current: Session): Session | null {
  if (renewal.type === 'superseded') return renewal.session;
  return { ...current, access: renewal.session.access, refresh: renewal.session.refresh };
}
