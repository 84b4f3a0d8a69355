/** 'signedIn' → 'signed in'. */
const inWords = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** A state's path as a person reads it: 'signedIn.settled' → 'signed in, settled'. */
export const stateWords = (path: string): string => path.split('.').map(inWords).join(', ');

/** A guard, a deed or what is emitted: 'hasOrderableLines' → 'has orderable lines', 'order.placed' → 'order placed'. */
export const nameWords = (name: string): string => name.split('.').map(inWords).join(' ');

/** `delays`: how long a named delay takes in milliseconds, where the machine itself knows. */
export function eventWords(type: string, delays: ReadonlyMap<string, number> = new Map()): string {
  if (type === '') return 'at once';
  const [, outcome, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (outcome !== undefined) return `${inWords(actor)} ${outcome === 'done' ? 'succeeds' : 'fails'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (delay === undefined) return nameWords(type);
  const milliseconds = delays.get(delay);
  return `${inWords(delay)} is over${milliseconds === undefined ? '' : ` (${String(milliseconds / 1000)} s)`}`;
}
