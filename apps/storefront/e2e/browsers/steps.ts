import type { ShopPage } from './shop-page.ts';
import { addToOrder, field, quantity, submit } from './queries.ts';
import { fileURLToPath } from 'node:url';

export const picture = fileURLToPath(new URL('../../../../docs/screenshots/home.webp', import.meta.url));

export const nadia = { email: 'nadia@my-food.example', password: 'a long password' } as const;

export async function logIn(shop: ShopPage, { email, password }: { email: string; password: string }): Promise<void> {
  await shop.fill(field('Email'), email);
  await shop.fill(field('Password'), password);
  await shop.press(submit('Login'));
}

/** Fills the registration form, picture included. */
export async function fillRegistration(shop: ShopPage): Promise<void> {
  const texts: Record<string, string> = {
    'First Name': 'Nadia',
    'Last Name': 'Rahman',
    Username: 'nadia',
    Email: nadia.email,
    'Phone Number': '01700000000',
    Address: '12 Lake Road, Dhaka',
    Password: nadia.password,
    'Confirm Password': nadia.password,
  };
  for (const [label, text] of Object.entries(texts)) await shop.fill(field(label), text);
  await shop.choose(field('Gender'), 'Female');
  await shop.tab.chooseFile(picture);
}

/** Adds a dish of the menu to the cart. */
export async function addToCart(shop: ShopPage, name: string): Promise<void> {
  await shop.open('food/');
  await shop.press(addToOrder(name));
  await shop.expectTexts(quantity(name), ['1']);
}
