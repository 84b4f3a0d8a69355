import type { Observation } from './probe/observation.ts';
import type { ServerTruth } from './server-truth.ts';

const headings: Record<string, RegExp> = {
  '': /^Welcome to My Food/,
  '/food': /signature dishes/i,
  '/food/add-to-card': /^Your cart$/,
  '/login': /^Login$/,
  '/register': /^Register$/,
  '/profile/update': /^Update Profile$/,
};

const dishMissing = /^(Your dish|This dish could not be loaded|This dish is not on the menu)$/;

const adminHeadings: Record<string, RegExp> = {
  '': /^Foods?$/,
  products: /^Foods?$/,
  'add-food': /^Add Food$/,
  'update-food': /^(Update Food|.*not.*|No .*)$/i,
  categorys: /^Categor(y|ies)$/,
  'add-category': /^Add Category$/,
  'update-category': /^(Update Category|.*not.*|No .*)$/i,
};

/** Whether the route requires a session. */
export const isProtected = (address: string) => /^\/(profile|admin)(\/|\?|$)/.test(address);

/** Whether Enter, or leaving it, commits the field with this name: a quantity in the cart, a price in the admin list. */
export const isCommittedByEnter = (name: string) => /^(Number|Price) of /.test(name);

/** Whether `owner` (`dish 2`, `ADMIN`) has, or had, this name. */
export type HasHadName = (owner: string, name: string) => boolean;

/** Whether this heading is valid at the address. */
function isHeadingAt(address: string, heading: string, role: string, hasHadName: HasHadName): boolean {
  const [, path = '', query] = /^([^?]*?)\/?(?:\?(.*))?$/.exec(address) ?? [];
  if (path === '/food/details') {
    const id = new URLSearchParams(query).get('id');
    return id === null ? heading === 'No dish was chosen' : hasHadName(`dish ${id}`, heading) || dishMissing.test(heading);
  }
  if (path === '/profile') return heading === 'Profile' || hasHadName(role, heading);
  const admin = /^\/admin(?:\/([\w-]*))?$/.exec(path);
  const expected = admin ? (role === 'CUSTOMER' ? /^Admins only$/ : adminHeadings[admin[1] ?? '']) : headings[path];
  return (expected ?? /^Page not found$/).test(heading);
}

/** The first inconsistency between address, heading and top bar of a tab, or null. */
export function screenProblem(seen: Observation, hasMissedParts: boolean, hasHadName: HasHadName): string | null {
  const { address, heading, user, bar, textLength, isPrerendered } = seen;
  if (textLength < 20) return 'the page is white';
  if (isPrerendered) return hasMissedParts ? null : 'the prerendered home is still shown';
  if (heading === null) return `there is no heading at ${address}`;
  if (isProtected(address) && user === null) return `${address} is shown to an anonymous user`;
  if (bar !== (user === null ? 'login' : 'account'))
    return `the bar shows '${bar}' to ${user === null ? 'an anonymous user' : 'a user who is signed in'}`;
  if (hasMissedParts && heading === 'This screen could not be shown') return null;
  if (!isHeadingAt(address, heading, user?.role ?? '', hasHadName)) return `'${heading}' is shown at ${address}`;
  return null;
}

/** The first difference of the badge or the rows from the stored cart, or null. The badge counts no dish of which the tab knows that it is off the menu. */
export function cartProblem({ cart, cartCount, cartRows }: Observation, truth: Pick<ServerTruth, 'idOf' | 'isOnMenu'>): string | null {
  const count = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const most = count(cartRows?.filter(({ isUnavailable }) => !isUnavailable) ?? cart);
  const least = cartRows ? most : count(cart.filter(({ id }) => truth.isOnMenu(id)));
  if (cartCount < Math.min(least, 99) || cartCount > Math.min(most, 99))
    return `the bar counts ${String(cartCount)} dishes, the cart holds ${String(most)}`;
  const describe = (rows: readonly { id: number | null; quantity: number }[]) =>
    rows.map(({ id, quantity }) => `${String(quantity)} of dish ${String(id)}`).join(', ');
  const shown = cartRows && describe(cartRows.map(({ name, quantity }) => ({ id: truth.idOf(name), quantity })));
  if (shown !== null && shown !== describe(cart)) return `the rows show ${shown}, the cart holds ${describe(cart)}`;
  return null;
}
