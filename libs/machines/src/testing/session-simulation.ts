import { createActor } from 'xstate';
import { type Call, recorded, startSimulated } from './test-actors.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { Renewal, Session } from '../session/session.ts';

export const anna: Session = { access: 'a1', refresh: 'r1', role: 'ADMIN', picture: 'https://example.org/anna.png' };
export const bela: Session = { access: 'b1', refresh: 'r2', role: 'CUSTOMER', picture: null };
export const renewed: Session = { ...anna, access: 'a2', refresh: 'r1b' };

/** A running session; the test resolves its renewals. */
export function startSession(session: Session | null) {
  const renewals: Call<{ session: Session }, Renewal>[] = [];
  const machine = sessionMachine.provide({ actors: { renewAccess: recorded(renewals) } });
  const simulation = startSimulated((clock) => createActor(machine, { clock, input: { session } }));
  const value = () => simulation.actor.getSnapshot().value;
  const current = () => simulation.actor.getSnapshot().context.session;
  return { ...simulation, send: simulation.actor.send, value, current, renewals };
}
