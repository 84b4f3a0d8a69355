import { type FaultKind, type Operation, type ServerFault } from '../server-faults.ts';
import { createCommand, type WalkCommand } from './command.ts';

const labels: Record<FaultKind, (operation: Operation, seconds: number) => string> = {
  late: (operation, seconds) => `the server will answer ${operation} ${String(seconds)} s late`,
  slow: (operation, seconds) => `the server will work on ${operation} only after ${String(seconds)} s`,
  lost: (operation) => `the server will do its work for ${operation}, and its answer will be lost`,
  refused: (operation) => `the server will refuse ${operation}`,
  redirected: (operation) => `the server will redirect ${operation} to an address that answers 200`,
};

export const serverFault = (fault: ServerFault): WalkCommand =>
  createCommand({
    label: () => labels[fault.kind](fault.operation, fault.seconds),
    isPossible: ({ system }) => !system.faults.isAwaiting(fault.operation),
    run: async ({ system, server }) => system.faults.program(server, fault),
  });

export const expireTokens = (): WalkCommand =>
  createCommand({
    label: () => 'the access tokens expire',
    isPossible: ({ server }) => server.backend.db.token.getAll().some(({ kind, expiresAt }) => kind === 'access' && expiresAt > Date.now()),
    run: async ({ server }) => server.backend.expireAccessTokens(),
  });

export const changePrice = (id: number, price: number): WalkCommand =>
  createCommand({
    label: () => `an admin changes the price of dish ${String(id)} to ${String(price / 100)}`,
    run: async ({ server }) => void server.backend.db.food.update({ where: { id: { equals: id } }, data: { price } }),
  });

export const removeDish = (id: number): WalkCommand =>
  createCommand({
    label: () => `an admin takes dish ${String(id)} off the menu`,
    run: async ({ server }) => void server.backend.db.food.delete({ where: { id: { equals: id } } }),
  });

export const renameDish = (id: number, number: number): WalkCommand =>
  createCommand({
    label: () => `an admin renames dish ${String(id)} to 'Special ${String(number)}'`,
    // Orders store names: 'Order again' does not find a dish that has been renamed.
    isPossible: ({ server }) =>
      !server.backend.db.order.getAll().some(({ items }) => JSON.stringify(items).includes(`"foodId":${String(id)},`)),
    run: async ({ server }) =>
      void server.backend.db.food.update({ where: { id: { equals: id } }, data: { name: `Special ${String(number)}` } }),
  });

/** A dish comes back with its last name and price. */
export const returnDish = (id: number): WalkCommand =>
  createCommand({
    label: () => `an admin puts dish ${String(id)} back on the menu`,
    isPossible: ({ server, lastRowOf }) =>
      lastRowOf(id) !== undefined && server.backend.db.food.findFirst({ where: { id: { equals: id } } }) === null,
    run: async ({ server, lastRowOf }) => void server.backend.db.food.create(lastRowOf(id) ?? {}),
  });

export const removeCategory = (id: number): WalkCommand =>
  createCommand({
    label: () => `an admin removes category ${String(id)}`,
    run: async ({ server }) => void server.backend.db.category.delete({ where: { id: { equals: id } } }),
  });

export const setOffline = (isOffline: boolean): WalkCommand =>
  createCommand({
    label: () => (isOffline ? 'the network goes' : 'the network comes back'),
    isPossible: ({ system }) => system.isOffline() !== isOffline,
    run: ({ system }) => system.setOffline(isOffline),
  });
