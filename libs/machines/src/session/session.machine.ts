import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { notImplemented } from '../not-implemented.ts';
import { isSameSession, type Renewal, applyRenewal, type Session } from './session.ts';

export type SessionEvent =
  | { type: 'session.opened'; session: Session }
  | { type: 'session.synced'; session: Session | null }
  | { type: 'access.rejected'; token: string }
  | { type: 'picture.changed'; picture: string | null }
  | { type: 'signOut.requested' };

/**
 * Why a session has ended. `signedOut`: by this tab. `replaced`: by a login, whose `session.opened` follows. `otherTab`: another tab has ended it, and
 * what is stored now may belong to the next user. `expired`: the access token was rejected and cannot be renewed.
 */
export type SessionEnd = 'signedOut' | 'replaced' | 'otherTab' | 'expired';

/** `session.ended` carries the session that has ended; the machine has already forgotten it. */
export type SessionEmitted =
  | { type: 'session.opened'; session: Session }
  | { type: 'session.changed'; session: Session }
  | { type: 'session.ended'; cause: SessionEnd; session: Session };

const emptySession: Session = { access: '', refresh: null, role: null, picture: null };
/** For states with a session. XState does not narrow context by state: `emptySession` only satisfies the types. */
const signedInSession = (context: { session: Session | null }): Session => context.session ?? emptySession;

/**
 * The user's session, and one renewal of the access token for any number of rejected calls (Spec §4, §6).
 * - `anonymous`: no session.
 * - `signedIn.settled`: the tokens are assumed to be valid.
 * - `signedIn.renewing`: a renewal is in flight; a sign-out, a login or tokens from another tab win over its result.
 *
 * A sign-out ends the session at once; the sign-out call is sent by whoever listens to `session.ended`. A login while a session is open emits
 * `session.ended` before `session.opened`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as { session: Session | null },
    input: {} as { session: Session | null },
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    renewAccess: notImplemented<Renewal, { session: Session }>('renewAccess'),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isSignedOut: (_, session: Session | null) => session === null,
    isUnchanged: ({ context }, session: Session | null) => isSameSession(context.session, session),
    hasSameAccess: ({ context }, session: Session | null) => context.session?.access === session?.access,
    hasSamePicture: ({ context }, picture: string | null) => context.session?.picture === picture,
    isStale: ({ context }, token: string) => context.session?.access !== token,
    isRenewable: ({ context }) => Boolean(context.session?.refresh),
  },
  actions: {
    remember: assign((_, session: Session | null) => ({ session })),
    forget: assign({ session: null }),
    announceOpened: emit((_, session: Session) => ({ type: 'session.opened' as const, session })),
    announceChange: emit(({ context }) => ({ type: 'session.changed' as const, session: signedInSession(context) })),
    announceEnd: emit(({ context }, cause: SessionEnd) => ({
      type: 'session.ended' as const,
      cause,
      session: signedInSession(context),
    })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ session: input.session }),
  initial: 'anonymous',
  states: {
    anonymous: {
      always: { guard: 'hasSession', target: 'signedIn' },
      on: {
        'session.opened': {
          target: 'signedIn',
          actions: [
            { type: 'remember', params: ({ event }) => event.session },
            { type: 'announceOpened', params: ({ event }) => event.session },
          ],
        },
        'session.synced': [
          { guard: { type: 'isSignedOut', params: ({ event }) => event.session } },
          { target: 'signedIn', actions: [{ type: 'remember', params: ({ event }) => event.session }, 'announceChange'] },
        ],
      },
    },
    signedIn: {
      initial: 'settled',
      on: {
        'session.opened': {
          target: '.settled',
          actions: [
            { type: 'announceEnd', params: 'replaced' },
            { type: 'remember', params: ({ event }) => event.session },
            { type: 'announceOpened', params: ({ event }) => event.session },
          ],
        },
        'session.synced': [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.session },
            target: 'anonymous',
            actions: [{ type: 'announceEnd', params: 'otherTab' }, 'forget'],
          },
          { guard: { type: 'isUnchanged', params: ({ event }) => event.session } },
          {
            guard: { type: 'hasSameAccess', params: ({ event }) => event.session },
            actions: [{ type: 'remember', params: ({ event }) => event.session }, 'announceChange'],
          },
          { target: '.settled', actions: [{ type: 'remember', params: ({ event }) => event.session }, 'announceChange'] },
        ],
        'picture.changed': [
          { guard: { type: 'hasSamePicture', params: ({ event }) => event.picture } },
          {
            actions: [
              { type: 'remember', params: ({ context, event }) => ({ ...signedInSession(context), picture: event.picture }) },
              'announceChange',
            ],
          },
        ],
        'signOut.requested': { target: 'anonymous', actions: [{ type: 'announceEnd', params: 'signedOut' }, 'forget'] },
      },
      states: {
        settled: {
          on: {
            'access.rejected': [
              { guard: { type: 'isStale', params: ({ event }) => event.token } },
              { guard: 'isRenewable', target: 'renewing' },
              { target: '#session.anonymous', actions: [{ type: 'announceEnd', params: 'expired' }, 'forget'] },
            ],
          },
        },
        renewing: {
          invoke: {
            id: 'renewAccess',
            src: 'renewAccess',
            input: ({ context }) => ({ session: signedInSession(context) }),
            onDone: [
              {
                guard: { type: 'isSignedOut', params: ({ context, event }) => applyRenewal(event.output, signedInSession(context)) },
                target: '#session.anonymous',
                actions: [{ type: 'announceEnd', params: 'otherTab' }, 'forget'],
              },
              {
                target: 'settled',
                actions: [
                  { type: 'remember', params: ({ context, event }) => applyRenewal(event.output, signedInSession(context)) },
                  'announceChange',
                ],
              },
            ],
            onError: { target: '#session.anonymous', actions: [{ type: 'announceEnd', params: 'expired' }, 'forget'] },
          },
        },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
