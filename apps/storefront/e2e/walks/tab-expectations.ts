import type { Press } from './probe/presses.ts';
import { cartProblem, screenProblem } from './screens.ts';
import type { ServerTruth } from './server-truth.ts';
import type { Tab } from './shop-system.ts';

interface Left {
  address: string;
  /** Whether the network was away meanwhile: parts of the screen may be missing. */
  hasBeenOffline: boolean;
  typed: Map<string, string>;
  /** The card whose deletion is to be confirmed. */
  confirming: string | null;
  /** The cards whose deletion was confirmed. */
  deleted: string[];
}

/** Presses that leave what was typed where it is. */
const sparesTexts = /^(System|Light|Dark|Your account)$/;

/** Forms that offer what was typed again after a reload. */
const keepsDrafts = /^\/admin\/(add|update)-/;

/** What a user has left in each tab and finds again as long as they stay on its screen. */
export function createTabExpectations(truth: ServerTruth, areDeletionsGood: () => boolean) {
  const tabs = new WeakMap<Tab, Left>();
  const leftIn = (tab: Tab): Left => {
    const { address } = tab.seen;
    const known = tabs.get(tab);
    if (known?.address === address) return known;
    const left: Left = { address, hasBeenOffline: false, typed: new Map(), confirming: null, deleted: [] };
    tabs.set(tab, left);
    return left;
  };
  return {
    noteOffline(tab: Tab): void {
      Object.assign(leftIn(tab), { hasBeenOffline: true, deleted: [] });
    },
    noteText: (tab: Tab, name: string, text: string) => leftIn(tab).typed.set(name, text),
    /** The document is replaced. Only a draft outlives it, and a pending deletion is not known to the next one. */
    notePageLeft(tab: Tab): void {
      const left = leftIn(tab);
      left.deleted = [];
      if (!keepsDrafts.test(left.address)) left.typed.clear();
    },
    /** Called before the next screen is looked at. */
    notePress(tab: Tab, { name, description }: Press): void {
      const left = tabs.get(tab);
      if (!left) return;
      if (!sparesTexts.test(name)) left.typed.clear();
      if (name === 'Delete') left.confirming = description;
      if (name === 'Yes, Delete' && left.confirming !== null) left.deleted.push(left.confirming);
    },
    /** What of it is not there any more, or what else is wrong with the tab's screen; null when all is as left. */
    problem(tab: Tab): string | null {
      const { seen } = tab;
      const { typed, deleted, hasBeenOffline } = leftIn(tab);
      const isEditor = keepsDrafts.test(seen.address);
      // The edited entry may be missing after a reload, and its fields with it.
      const isShown = (name: string) => !isEditor || seen.fields.some((field) => field.name === name);
      const isThere = ([name, text]: [string, string]) => seen.fields.some((field) => field.name === name && field.value === text);
      const lost = [...typed].find((entry) => !isThere(entry) && isShown(entry[0]));
      const isOffered = isEditor && seen.pressables.some(({ name }) => name === 'Restore what I typed');
      if (lost && !isOffered && !seen.hasDialog) return `'${lost[1]}' typed into ${lost[0]} is lost`;
      const back = seen.address.startsWith('/admin/products') && areDeletionsGood() && deleted.find((name) => seen.cards.includes(name));
      if (back) return `the card of ${back} is back after its deletion`;
      return screenProblem(seen, hasBeenOffline, truth.hasHadName) ?? cartProblem(seen, truth.idOf);
    },
  };
}
