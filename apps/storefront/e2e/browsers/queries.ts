import type { Query } from './in-page.ts';

const main: Query = { role: 'main' };

/** A link of the top bar. */
export const barLink = (name: string): Query => ({ role: 'link', name, within: { role: 'banner' } });
export const heading = (name: string): Query => ({ role: 'heading', name, level: 1 });
export const button = (name: string): Query => ({ role: 'button', name });
export const toast = (text: string): Query => ({ text, within: { role: 'region', name: 'Notifications' } });
/** A field of the form by the beginning of its label, because some labels end in the required mark. */
export const field = (label: string): Query => ({ label: { startsWith: label }, within: main });
/** The submit button of the form. */
export const submit = (name: string): Query => ({ role: 'button', name, within: main });

/** The list item or admin card that contains this text. */
export const item = (name: string): Query => ({ role: 'listitem', containing: name, within: main });
export const addToOrder = (name: string): Query => ({ role: 'button', name: { startsWith: 'Add to Order' }, within: item(name) });
export const quantity = (name: string): Query => ({ role: 'status', within: item(name) });
/** The names of the dishes on the menu. */
export const dishes: Query = { role: 'heading', level: 2, within: { role: 'listitem', within: main } };
export const dishLink = (name: string): Query => ({ role: 'link', name, within: { role: 'heading', name, level: 2 } });
export const sidebarLink = (name: string): Query => ({ role: 'link', name, within: { role: 'complementary', name: 'Food Admin' } });
