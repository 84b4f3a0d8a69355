import type { Press } from './probe/presses.ts';
import { cartProblem, screenProblem } from './screens.ts';
import type { ServerTruth } from './server-truth.ts';
import type { Tab } from './shop-system.ts';

interface Left {
  address: string;
  /** The index of the history entry: the end of a session during a redirect can lead back to the address that was left. */
  entry: number;
  /** Whether the network was offline meanwhile: parts of the screen may be missing. */
  hasBeenOffline: boolean;
  typed: Map<string, string>;
  /** The card with the open delete confirmation. */
  confirming: string | null;
  /** The cards whose deletion has been confirmed. */
  deleted: string[];
}

/** Controls that do not affect typed values. */
const sparesTexts = /^(System|Light|Dark|Your account|বাংলা|English)$/;

/** Forms that offer a stored draft after a reload. */
const keepsDrafts = /^\/admin\/(add|update)-/;

/** The expected content of each tab: typed values and deletions, while the user stays on the screen. */
export function createTabExpectations(truth: ServerTruth, areDeletionsGood: () => boolean) {
  const tabs = new WeakMap<Tab, Left>();
  const leftIn = (tab: Tab): Left => {
    const { address, history } = tab.seen;
    const known = tabs.get(tab);
    if (known?.address === address && known.entry === history.index) return known;
    const left: Left = { address, entry: history.index, hasBeenOffline: false, typed: new Map(), confirming: null, deleted: [] };
    tabs.set(tab, left);
    return left;
  };
  return {
    noteOffline(tab: Tab): void {
      Object.assign(leftIn(tab), { hasBeenOffline: true, deleted: [] });
    },
    /** A text of '' has nothing to lose. */
    noteText(tab: Tab, name: string, text: string): void {
      const { typed } = leftIn(tab);
      if (text === '') typed.delete(name);
      else typed.set(name, text);
    },
    /** Called when the document unloads: only drafts survive, and the next document ignores pending deletions. */
    notePageLeft(tab: Tab, areDraftsStored: boolean): void {
      const left = leftIn(tab);
      left.deleted = [];
      if (!areDraftsStored || !keepsDrafts.test(left.address)) left.typed.clear();
    },
    /** Called before the next observation. */
    notePress(tab: Tab, { name, description }: Press): void {
      const left = tabs.get(tab);
      if (!left) return;
      if (!sparesTexts.test(name)) left.typed.clear();
      if (name === 'Delete') left.confirming = description;
      if (name === 'Yes, Delete' && left.confirming !== null) left.deleted.push(left.confirming);
    },
    /** The first lost value or other inconsistency of the tab, or null. */
    problem(tab: Tab): string | null {
      const { seen } = tab;
      const { typed, deleted, hasBeenOffline } = leftIn(tab);
      const isEditor = keepsDrafts.test(seen.address);
      // After a reload the edited entry, and so its fields, may be missing.
      const isShown = (name: string) => !isEditor || seen.fields.some((field) => field.name === name);
      const isThere = ([name, text]: [string, string]) => seen.fields.some((field) => field.name === name && field.value === text);
      const lost = [...typed].find((entry) => !isThere(entry) && isShown(entry[0]));
      if (lost && !(isEditor && seen.isDraftOffered) && !seen.hasDialog) return `'${lost[1]}' typed into ${lost[0]} is lost`;
      const back = seen.address.startsWith('/admin/products') && areDeletionsGood() && deleted.find((name) => seen.cards.includes(name));
      if (back) return `the card of ${back} is back after its deletion`;
      return screenProblem(seen, hasBeenOffline, truth.hasHadName) ?? cartProblem(seen, truth);
    },
  };
}
