import type { Observation } from './probe/observation.ts';

const adminHeadings: Record<string, RegExp> = {
  '': /^Foods$/,
  products: /^Foods$/,
  'add-food': /^Add Food$/,
  'update-food': /^(Update Food|.*not.*|No .*)$/i,
  categorys: /^Categories$/,
  'add-category': /^Add Category$/,
  'update-category': /^(Update Category|.*not.*|No .*)$/i,
};

/** Whether an address is open to who is signed in alone. */
export const isProtected = (address: string) => /^\/(profile|admin)(\/|\?|$)/.test(address);

/** The heading a person expects at an address. */
export function headingAt(address: string, role: string): RegExp {
  const path = address.replace(/\?.*$/, '').replace(/\/$/, '');
  if (path === '') return /^Welcome to My Food/;
  if (path === '/food') return /signature dishes/i;
  if (path === '/food/details') return /./;
  if (path === '/food/add-to-card') return /^Your cart$/;
  if (path === '/login') return /^Login$/;
  if (path === '/register') return /^Register$/;
  if (path === '/profile') return /./;
  if (path === '/profile/update') return /^(Update Profile|Profile|.*profile.*)$/i;
  const admin = /^\/admin(?:\/([\w-]*))?$/.exec(path);
  if (!admin) return /^Page not found$/;
  return role === 'CUSTOMER' ? /^Admins only$/ : (adminHeadings[admin[1] ?? ''] ?? /^Page not found$/);
}

/** What is wrong with the screen of one tab; null when the address, the heading and the bar agree. */
export function screenProblem(seen: Observation, hasMissedParts: boolean): string | null {
  const { address, heading, person, bar, textLength, isPrerendered, hasDialog } = seen;
  if (textLength < 20) return 'the page is white';
  if (isPrerendered) return hasMissedParts ? null : 'the prerendered home still stands';
  if (heading === null) return `there is no heading at ${address}`;
  if (isProtected(address) && person === null) return `${address} is shown to nobody`;
  if (bar !== (person === null ? 'login' : 'account'))
    return `the bar shows '${bar}' to ${person === null ? 'nobody' : 'a person who is signed in'}`;
  // Whether to leave is asked on the screen that is left.
  if (hasDialog) return null;
  if (hasMissedParts && heading === 'This screen could not be shown') return null;
  if (!headingAt(address, person?.role ?? '').test(heading)) return `'${heading}' is shown at ${address}`;
  return null;
}

/** What of the cart's signs contradicts the stored cart; null when badge and rows agree with it. */
export function cartProblem({ cart, cartCount, cartRows }: Observation, idOf: (name: string) => number | null): string | null {
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  if (Math.min(count, 99) !== Math.min(cartCount, 99)) return `the bar counts ${String(cartCount)} dishes, the cart holds ${String(count)}`;
  const told = (rows: readonly { id: number | null; quantity: number }[]) =>
    rows.map(({ id, quantity }) => `${String(quantity)} of dish ${String(id)}`).join(', ');
  const shown = cartRows && told(cartRows.map(({ name, quantity }) => ({ id: idOf(name), quantity })));
  if (shown !== null && shown !== told(cart)) return `the rows show ${shown}, the cart holds ${told(cart)}`;
  return null;
}
