/** One line of the shop changed back to a defect it once had. */
export interface Mutant {
  /** The number of the defect. */
  defect: number;
  title: string;
  /** From the root of the repository. */
  file: string;
  /** Occurs exactly once in the file. */
  search: string;
  replacement: string;
}

/** Every one must be found within 2,000 steps, in at most 8 of them. */
export const mutants: readonly Mutant[] = [
  {
    defect: 1,
    title: 'the cart, still on the screen, takes the dish of the entry gone back to',
    file: 'apps/storefront/src/app/route-tree.ts',
    search: 'beforeLoad: provideHistoryEntry,',
    replacement:
      'beforeLoad: (way) => { const { state } = way.location; if (document.title.startsWith(titles.cart)) consumeAddedFood({ ...way, location: { ...way.location, state: { ...state, addedFood: state.food } } }); return provideHistoryEntry(way); },',
  },
  {
    defect: 2,
    title: 'a redirected write counts as success',
    file: 'libs/api/src/client/time-limit.ts',
    search: "redirect: isRead(request) ? 'follow' : 'error'",
    replacement: "redirect: isRead(request) ? 'follow' : 'follow'",
  },
  {
    defect: 4,
    title: 'the journal of orders ends with its tab',
    file: 'apps/storefront/src/ordering/order-journal.ts',
    search: "const name = 'my-food-orders';",
    replacement: 'const name = `my-food-orders ${Math.random()}`;',
  },
  {
    defect: 7,
    title: 'a placed order empties the whole cart',
    file: 'apps/storefront/src/ordering/checkout-actor.ts',
    search: "cart.change({ type: 'lines.ordered', lines: entry.lines });",
    replacement:
      "cart.change({ type: 'lines.ordered', lines: cart.actor.getSnapshot().context.lines.map(({ item, quantity }) => ({ id: item.id, quantity })) });",
  },
  {
    defect: 10,
    title: 'a tab waits 10 s for the renewal of another',
    file: 'apps/storefront/src/session/session-actor.ts',
    search: 'const lockTimeoutMs = 90_000;',
    replacement: 'const lockTimeoutMs = 10_000;',
  },
  {
    defect: 16,
    title: 'a read during a deletion brings the card back',
    file: 'apps/storefront/src/catalogue/catalogue-cache.ts',
    search: "if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === hash) hide();",
    replacement: '',
  },
];

/** The source with the defect; throws when the searched text is not there exactly once. */
export function mutated({ file, search, replacement }: Mutant, source: string): string {
  const parts = source.split(search);
  if (parts.length !== 2) throw new Error(`'${search}' occurs ${String(parts.length - 1)} times in ${file}.`);
  return parts.join(replacement);
}
