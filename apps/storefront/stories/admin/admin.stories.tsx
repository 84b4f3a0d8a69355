import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { adminStory } from '../admin-story.ts';
import { textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { profile } from '../../src/i18n/en/account/profile.ts';
import { titles } from '../../src/i18n/en/titles.ts';

const meta = preview.meta({ title: 'Pages/Admin' });
export default meta;

const links = (): [link: string, heading: string][] => [
  [textsOf(admin)('addFood'), textsOf(titles)('addFood')],
  [textsOf(admin)('viewFood'), textsOf(admin)('foods')],
  [textsOf(admin)('addCategory'), textsOf(titles)('addCategory')],
  [textsOf(admin)('viewCategories'), textsOf(admin)('categories')],
];

export const Sidebar = meta.story({
  name: 'Four links, and the current one is marked',
  tags: ['filled', 'AC-041'],
  ...adminStory({ route: '/admin/' }),
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('foods') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: textsOf(admin)('title') })).toBeVisible();
    for (const [link, heading] of links()) {
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      const marks = links().map(([name]) => canvas.getByRole('link', { name }).getAttribute('aria-current'));
      await expect(marks).toEqual(links().map(([name]) => (name === link ? 'page' : null)));
    }
  },
});

export const UpdatePage = meta.story({
  name: 'An update page marks none of the links',
  ...adminStory({ route: '/admin/update-food/?id=1' }),
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Margherita');
    for (const [name] of links()) await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('aria-current');
  },
});

export const Drawer = meta.story({
  name: 'A drawer on a phone',
  tags: ['phone'],
  ...adminStory({ route: '/admin/products/', scenario: 'shop' }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(admin)('openMenu') }));
    const drawer = await screen.findByRole('dialog', { name: textsOf(admin)('title') });
    await userEvent.click(within(drawer).getByRole('link', { name: textsOf(admin)('viewCategories') }));
    await expect(await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('categories') })).toBeVisible();
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
});

export const DrawerConfirmation = meta.story({
  name: 'A link of the drawer asks before it drops what was typed; the focus is on the answer, then on what opened the drawer',
  tags: ['AC-441'],
  ...adminStory({ route: '/admin/add-category/' }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(textsOf(admin)('name')), 'Sweets');
    const opener = canvas.getByRole('button', { name: textsOf(admin)('openMenu') });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: textsOf(admin)('title') });
    const link = within(drawer).getByRole('link', { name: textsOf(admin)('viewFood') });
    link.focus();
    await userEvent.keyboard('{Enter}');
    const stay = await screen.findByRole('button', { name: textsOf(forms)('stay') });
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByLabelText(textsOf(admin)('name'))).toHaveValue('Sweets');
  },
});

export const OtherRole = meta.story({
  name: 'Another role gets a notice without a redirect',
  tags: ['other-role', 'AC-007'],
  ...adminStory({ route: '/admin/add-category/', as: 'customer' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('adminsOnly') })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: textsOf(admin)('seeMenu') })).toHaveAttribute('href', '/food/');
  },
});

export const NewAdmin = meta.story({
  name: 'A customer who has become an admin is asked to log in again',
  tags: ['other-role', 'AC-792'],
  ...adminStory({
    route: '/profile/',
    as: 'customer',
    prepare: ({ accounts, db }) =>
      void db.account.update({ where: { email: { equals: accounts.customer.email } }, data: { role: 'ADMIN' } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: textsOf(profile)('manageProduct') }));
    await expect(await canvas.findByText(textsOf(admin)('loginAgain'))).toBeVisible();
    await expect(canvas.queryByText(textsOf(admin)('adminsOnlyText'))).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: textsOf(admin)('backToProfile') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: textsOf(layout)('login') })).toHaveAttribute('href', '/login/');
  },
});
