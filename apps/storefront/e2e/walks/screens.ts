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
export function screenProblem(seen: Observation, hasBeenOffline: boolean): string | null {
  const { address, heading, person, bar, textLength, isPrerendered } = seen;
  if (textLength < 20) return 'the page is white';
  if (isPrerendered) return hasBeenOffline ? null : 'the prerendered home still stands';
  if (heading === null) return `there is no heading at ${address}`;
  if (isProtected(address) && person === null) return `${address} is shown to nobody`;
  if (bar !== (person === null ? 'login' : 'account'))
    return `the bar shows '${bar}' to ${person === null ? 'nobody' : 'a person who is signed in'}`;
  if (hasBeenOffline && heading === 'This screen could not be shown') return null;
  if (!headingAt(address, person?.role ?? '').test(heading)) return `'${heading}' is shown at ${address}`;
  return null;
}

/** What of the cart's signs contradicts the stored cart; null when badge and rows agree with it. */
export function cartProblem({ cart, cartCount, cartRows }: Observation): string | null {
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  if (Math.min(count, 99) !== Math.min(cartCount, 99)) return `the bar counts ${String(cartCount)} dishes, the cart holds ${String(count)}`;
  const quantities = (rows: readonly { quantity: number }[]) => rows.map(({ quantity }) => quantity).join(', ');
  if (cartRows && quantities(cartRows) !== quantities(cart))
    return `the rows show ${quantities(cartRows)}, the cart holds ${quantities(cart)}`;
  return null;
}
