import type { Press } from './probe/presses.ts';
import type { ServerTruth } from './server-truth.ts';
import type { Tab } from './shop-system.ts';

/** What a form creates, by the name of its button, which is the heading of its screen. A second account would have a name that is taken. */
const created = { 'Add Food': 'food', 'Add Category': 'category' } as const;

/** The expected effect of forms: one entry for each step that submits one, and a profile that shows the name that was saved. */
export function createFormExpectations(truth: ServerTruth) {
  const allowed = truth.created();
  const lastSubmit = new Map<string, number>();
  const savedNames = new WeakMap<Tab, { role: string; name: string }>();
  return {
    /** Called for each press. Two presses in one step submit one entry. */
    notePress({ name, heading, role }: Press, step: number): void {
      const kind = Object.entries(created).find(([button]) => role === 'button' && button === name && button === heading)?.[1];
      if (kind === undefined || lastSubmit.get(kind) === step) return;
      lastSubmit.set(kind, step);
      allowed[kind] += 1;
    },
    /** Called after an undisturbed save of the profile in this tab. */
    noteProfile(tab: Tab): void {
      const role = tab.seen.user?.role ?? '';
      savedNames.set(tab, { role, name: truth.nameOf(role) });
    },
    /** The first wrong effect of a form, or null. */
    problem(tab: Tab): string | null {
      const now = truth.created();
      const tooMany = Object.values(created).find((kind) => now[kind] > allowed[kind]);
      if (tooMany) return `the server has one ${tooMany} more than was submitted`;
      const { address, heading, user } = tab.seen;
      const saved = savedNames.get(tab);
      // Another tab may have saved another name since.
      if (saved && truth.nameOf(saved.role) !== saved.name) savedNames.delete(tab);
      else if (saved && user?.role === saved.role && address === '/profile/' && heading !== 'Profile' && heading !== saved.name)
        return `the profile shows ${String(heading)} after ${saved.name} has been saved`;
      return null;
    },
  };
}
