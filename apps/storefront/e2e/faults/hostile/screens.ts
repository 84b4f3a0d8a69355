import { expect, type Page } from '@playwright/test';
import { storedSessionOf } from '../../../../../tools/stored-session.ts';
import { shop } from '../../../shop.config.ts';
import { titles as catalogue } from '../../../src/i18n/en/titles.ts';
import type { RecordedPage } from '../recorded-page.ts';

const titles = catalogue.texts;

/** Every screen of Spec §2, and whether it renders all rows of the responses, one row, or none. */
export const screens = [
  { route: '', title: titles.home, shows: 'rows' },
  { route: 'food/', title: titles.menu, shows: 'rows' },
  { route: 'food/details/?id=1', title: titles.details, shows: 'one' },
  { route: 'food/add-to-card/', title: titles.cart, shows: 'rows' },
  { route: 'login/', title: titles.login, shows: 'nothing' },
  { route: 'register/', title: titles.register, shows: 'nothing' },
  { route: 'profile/', title: titles.profile, shows: 'rows' },
  { route: 'profile/update/', title: titles.profileUpdate, shows: 'one' },
  { route: 'admin/products/', title: titles.adminFoods, shows: 'rows' },
  { route: 'admin/add-food/', title: titles.addFood, shows: 'rows' },
  { route: 'admin/update-food/?id=1', title: titles.updateFood, shows: 'one' },
  { route: 'admin/categorys/', title: titles.adminCategories, shows: 'rows' },
  { route: 'admin/add-category/', title: titles.addCategory, shows: 'nothing' },
  { route: 'admin/update-category/?id=1', title: titles.updateCategory, shows: 'one' },
  { route: 'nowhere/', title: titles.notFound, shows: 'nothing' },
] as const;

export type Screen = (typeof screens)[number];

/** The screens that render responses. */
export const readingScreens = screens.filter(({ shows }) => shows !== 'nothing');

/** Responses in which every text is one of `texts`. */
export function shopOf(texts: readonly string[]) {
  // Profiles above a megabyte are rejected.
  const at = (index: number) => (texts[index % texts.length] ?? '').slice(0, 60_000);
  const foods = texts.map((text, index) => ({
    id: index + 1,
    name: text,
    description: text,
    price: '10.50',
    image_url: null,
    category: { id: index + 1, name: text },
  }));
  return {
    foods,
    categories: texts.map((text, index) => ({ id: index + 1, name: text, food_image_url: null })),
    // The shop stores truncated descriptions.
    cart: foods.map((food) => ({ ...food, description: food.description.slice(0, 300), quantity: 2 })),
    profile: {
      first_name: at(0),
      last_name: at(1),
      username: at(2),
      email: at(3),
      phone_number: at(4),
      address: at(5),
      gender: 'M',
      profile_image: null,
      role: 'ADMIN',
    },
    orders: texts.map((text, index) => ({
      id: index + 1,
      created_at: '2026-03-01T12:00:00Z',
      subtotal: '10.50',
      tax: '0.53',
      total: '11.03',
      items: [{ food_name: text, quantity: 1, price: '10.50' }],
    })),
  };
}

/** Programs the responses of all reads. */
export function serve(
  { server }: RecordedPage,
  { foods, categories, profile, orders }: Record<'foods' | 'categories' | 'profile' | 'orders', unknown>,
): void {
  for (const [path, json] of [
    ['/api/food/', foods],
    ['/api/category/', categories],
    ['/api/user/profile/', profile],
    ['/api/user/orders/', orders],
  ] as const)
    server.program({ method: 'GET', path, reply: { status: 200, json } });
}

/** Opens a page without requests, 320 px wide, as an admin with this stored cart. */
export async function enter(recorded: RecordedPage, cart: unknown = []): Promise<void> {
  await recorded.begin();
  const { page, server } = recorded;
  const session = await storedSessionOf(server, 'admin');
  await page.evaluate((stored) => Object.assign(localStorage, stored), { ...session, cart: JSON.stringify(cart) });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.url}/#/nowhere/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Navigates within the document and waits until the screen is rendered. Looks in every frame, because an assertion would look ten times a second. */
export async function visit(page: Page, { route, title }: { route: string; title: string | null }): Promise<void> {
  // A dish has its name in the title.
  const ending = title === titles.details ? ` · ${shop.name}` : title ? `${title} · ${shop.name}` : shop.name;
  const isWhole = title !== titles.details;
  await page.evaluate(
    async ([to, text, isWholeTitle]) => {
      location.hash = `#/${to}`;
      const isRendered = () =>
        (isWholeTitle ? document.title === text : document.title.endsWith(text)) && document.querySelector('h1')?.checkVisibility();
      while (!isRendered()) await new Promise(requestAnimationFrame);
    },
    [route, ending, isWhole] as const,
  );
}
