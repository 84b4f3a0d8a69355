/** A one-line change that reintroduces a former defect. */
export interface Mutant {
  defect: number;
  title: string;
  /** Of a walk near its subject: from others it takes longer. */
  seed: number;
  /** Relative to the repository. */
  file: string;
  /** Must occur exactly once in the file. */
  search: string;
  replacement: string;
}

/** The walks must find each mutant within 2,000 steps and shrink it to at most 8. */
export const mutants: readonly Mutant[] = [
  {
    defect: 1,
    title: 'the cart, still mounted during Back, adds the dish of the previous history entry',
    seed: 504,
    file: 'apps/storefront/src/app/route-tree.ts',
    search: 'beforeLoad: provideHistoryEntry,',
    replacement:
      'beforeLoad: (context) => { const { state } = context.location; if (document.title.startsWith("Cart")) consumeAddedFood({ ...context, location: { ...context.location, state: { ...state, addedFood: state.food } } }); return provideHistoryEntry(context); },',
  },
  {
    defect: 2,
    title: 'a redirected write counts as success',
    seed: 507,
    file: 'libs/api/src/client/time-limit.ts',
    search: "redirect = request.method === 'GET' ? 'follow' : 'error'",
    replacement: "redirect = request.method === 'GET' ? 'follow' : 'follow'",
  },
  {
    defect: 4,
    title: 'the order journal is lost when its tab closes',
    seed: 702,
    file: 'apps/storefront/src/ordering/pending-order/order-journal.ts',
    search: "const name = 'my-food-orders';",
    replacement: 'const name = `my-food-orders ${Math.random()}`;',
  },
  {
    defect: 7,
    title: 'a placed order empties the whole cart',
    seed: 699,
    file: 'apps/storefront/src/ordering/pending-order/settle-order.ts',
    search: "cart.change({ type: 'lines.ordered', lines: entry.lines });",
    replacement:
      "cart.change({ type: 'lines.ordered', lines: cart.actor.getSnapshot().context.lines.map(({ item, quantity }) => ({ id: item.id, quantity })) });",
  },
  {
    defect: 10,
    title: 'a tab waits only 10 s for the token renewal of another',
    seed: 523,
    file: 'apps/storefront/src/session/session-actor.ts',
    search: 'const lockTimeoutMs = 90_000;',
    replacement: 'const lockTimeoutMs = 10_000;',
  },
  {
    defect: 16,
    title: 'a refetch during a deletion restores the card',
    seed: 509,
    file: 'apps/storefront/src/catalogue/catalogue-cache.ts',
    search: 'onQueryData(queryClient, queryKey, apply);',
    replacement: '',
  },
];

/** Applies the mutant. Throws unless the searched text occurs exactly once. */
export function mutated({ file, search, replacement }: Mutant, source: string): string {
  const parts = source.split(search);
  if (parts.length !== 2) throw new Error(`'${search}' occurs ${String(parts.length - 1)} times in ${file}.`);
  return parts.join(replacement);
}
