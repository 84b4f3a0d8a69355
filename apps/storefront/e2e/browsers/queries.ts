import type { Query } from './in-page.ts';

const main: Query = { role: 'main' };

/** A link of the bar at the top. */
export const barLink = (name: string): Query => ({ role: 'link', name, within: { role: 'banner' } });
export const heading = (name: string): Query => ({ role: 'heading', name, level: 1 });
export const button = (name: string): Query => ({ role: 'button', name });
export const toast = (text: string): Query => ({ text, within: { role: 'region', name: 'Notifications' } });
/** A field of the form, by how its label begins: some labels end in a mark. */
export const field = (label: string): Query => ({ label: { startsWith: label }, within: main });
/** The button that sends the form. */
export const submit = (name: string): Query => ({ role: 'button', name, within: main });

/** The entry of a list, or the card of an admin's, that has these words in it. */
export const item = (name: string): Query => ({ role: 'listitem', containing: name, within: main });
export const addToOrder = (name: string): Query => ({ role: 'button', name: { startsWith: 'Add to Order' }, within: item(name) });
export const quantity = (name: string): Query => ({ role: 'status', within: item(name) });
/** The names of the dishes on the menu. */
export const dishes: Query = { role: 'heading', level: 2, within: { role: 'listitem', within: main } };
export const dishLink = (name: string): Query => ({ role: 'link', name, within: { role: 'heading', name, level: 2 } });
export const sidebarLink = (name: string): Query => ({ role: 'link', name, within: { role: 'complementary', name: 'Food Admin' } });
