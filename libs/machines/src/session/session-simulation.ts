import { createActor, fromPromise } from 'xstate';
import { createPending, type Pending, startSimulated } from '../testing.ts';
import { sessionMachine } from './session.machine.ts';
import type { Renewal, Session } from './session.ts';

export const anna: Session = { access: 'a1', refresh: 'r1', role: 'ADMIN', picture: 'https://example.org/anna.png' };
export const bela: Session = { access: 'b1', refresh: 'r2', role: 'CUSTOMER', picture: null };
export const renewed: Session = { ...anna, access: 'a2', refresh: 'r1b' };

/** A running session whose renewals and sign-outs are answered by hand. */
export function startSession(session: Session | null) {
  const renewals: { session: Session; answer: Pending<Renewal> }[] = [];
  const signOuts: { session: Session; answer: Pending<void> }[] = [];
  const machine = sessionMachine.provide({
    actors: {
      renewAccess: fromPromise<Renewal, { session: Session }>(({ input }) => {
        const answer = createPending<Renewal>();
        renewals.push({ ...input, answer });
        return answer.promise;
      }),
      signOut: fromPromise<void, { session: Session }>(({ input }) => {
        const answer = createPending<void>();
        signOuts.push({ ...input, answer });
        return answer.promise;
      }),
    },
  });
  const simulation = startSimulated((clock) => createActor(machine, { clock, input: { session } }));
  const value = () => simulation.actor.getSnapshot().value;
  const current = () => simulation.actor.getSnapshot().context.session;
  return { ...simulation, send: simulation.actor.send, value, current, renewals, signOuts };
}
