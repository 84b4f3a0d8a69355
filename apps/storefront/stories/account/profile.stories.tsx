import { StrictMode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { countCalls, ordersReply, profileWith } from '../account-steps.ts';
import { expectToast, pressTryAgain } from '../canvas.ts';
import { profileRead } from './profile-steps.ts';
import { textsOf } from '../texts-of.ts';
import { accountFields } from '../../src/i18n/en/account/account-fields.ts';
import { profile } from '../../src/i18n/en/account/profile.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { menu } from '../../src/i18n/en/menu.ts';
import { orders } from '../../src/i18n/en/ordering/orders.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Profile' });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const customer = (options: Options = {}) => storefront({ route: '/profile/', as: 'customer', ...options });
const ordersRead = { method: 'GET', path: '/api/user/orders/' } as const;
const replied = (status: number, json: unknown) =>
  customer({ prepare: ({ program }) => void program({ ...profileRead, reply: { status, json } }) });

const factsOf = (canvasElement: HTMLElement) =>
  Object.fromEntries([...canvasElement.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]));

export const Customer = meta.story({
  name: 'The fields of the profile',
  tags: ['filled', 'AC-034', 'AC-145'],
  ...customer(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: textsOf(profile)('pictureOf', { name: 'Nusrat Jahan' }) })).toBeVisible();
    const t = textsOf(profile);
    await expect(factsOf(canvasElement)).toEqual({
      [t('firstName')]: 'Nusrat',
      [t('lastName')]: 'Jahan',
      [t('username')]: 'nusrat',
      [t('gender')]: textsOf(accountFields)('female'),
      [t('email')]: 'customer@my-food.example',
      [t('phone')]: '+8801711000111',
      [t('address')]: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
    });
    await expect(canvas.getByRole('button', { name: textsOf(profile)('update') })).toBeEnabled();
    await expect(canvas.queryByRole('link', { name: textsOf(profile)('manageProduct') })).toBeNull();
  },
});

export const Admin = meta.story({
  name: 'An admin has a link to the products',
  tags: ['admin', 'AC-035'],
  ...customer({ as: 'admin' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: textsOf(profile)('manageProduct') })).toHaveAttribute('href', '/admin/');
  },
});

export const StoredRoleIgnored = meta.story({
  name: 'The role of the profile decides, not the stored one',
  tags: ['AC-035'],
  ...customer({ as: 'admin', prepare: ({ program }) => void program(profileWith({ role: 'CUSTOMER' })) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: textsOf(profile)('update') });
    await expect(localStorage.getItem('role')).toBe('ADMIN');
    await expect(canvas.queryByRole('link', { name: textsOf(profile)('manageProduct') })).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Loading until the response arrives',
  tags: ['loading', 'AC-038'],
  ...customer({ prepare: ({ program }) => [profileRead, ordersRead].forEach((read) => program({ ...read, isHeld: true })) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(profile)('loading'))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: textsOf(profile)('title') })).toBeVisible();
    await expect(canvas.queryByText(textsOf(orders)('emptyTitle'))).toBeNull();
    backend().clearFaults();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    await expect(canvas.queryByText(textsOf(profile)('loading'))).toBeNull();
  },
});

export const Pending = meta.story({
  name: 'Loading',
  ...customer({ prepare: ({ program }) => [profileRead, ordersRead].forEach((read) => program({ ...read, isSilent: true })) }),
});

export const Failed = meta.story({
  name: 'Failed without a message, then retried',
  tags: ['refused', 'AC-039', 'AC-932'],
  ...replied(500, {}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(profile)('missing'))).toBeVisible();
    await expectToast(canvas, textsOf(toasts)('profileLoadFailed'));
    await pressTryAgain(canvas, profileRead, textsOf(profile)('loading'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
  },
});

export const RetryKeepsFocus = meta.story({
  name: 'A retry keeps the focus: on its button, then on the heading',
  ...replied(500, {}),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: textsOf(layout)('tryAgain') });
    backend().clearFaults();
    const held = backend().program({ ...profileRead, times: 1, isHeld: true, reply: { status: 500, json: {} } });
    await userEvent.click(button);
    await waitFor(() => expect(held.hitCount()).toBe(1));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    held.release();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toHaveFocus());
  },
});

const failing = replied(400, { detail: 'Blocked' });

export const FailedWithReason = meta.story({
  name: 'Failed with a message of the server',
  tags: ['server-message', 'AC-039'],
  ...failing,
  play: async ({ canvas }) => {
    await expectToast(canvas, 'Blocked');
    await expect(canvas.getByText(textsOf(profile)('missing'))).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
});

export const FailedInStrictMode = meta.story({
  name: 'One toast in StrictMode',
  tags: ['AC-039'],
  ...failing,
  render: (args, context) => <StrictMode>{failing.render(args, context)}</StrictMode>,
  play: async ({ canvas }) => {
    await expectToast(canvas, 'Blocked');
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.getAllByText('Blocked')).toHaveLength(1);
  },
});

export const NoProfile = meta.story({
  name: 'The server returns null: no profile, and no toast',
  tags: ['missing'],
  ...replied(200, null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(profile)('missing'))).toBeVisible();
    await expect(canvas.getByRole('region', { name: textsOf(layout)('notifications') })).toBeEmptyDOMElement();
  },
});

export const PartialProfile = meta.story({
  name: 'Dashes for missing or unreadable values',
  tags: ['partial'],
  ...customer({
    prepare: ({ program }) => {
      program(profileWith({ last_name: null, gender: 'X', phone_number: '', address: null, profile_image: 'javascript:alert(1)' }));
      program(ordersReply([{ id: 7, created_at: 'yesterday', total: 'free', items: [{ food_name: '', quantity: 1, price: null }] }]));
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat' })).toBeVisible();
    const facts = factsOf(canvasElement);
    for (const key of ['lastName', 'gender', 'phone', 'address'] as const) await expect(facts[textsOf(profile)(key)]).toBe('–');
    await canvas.findByRole('heading', { level: 3, name: textsOf(orders)('order', { id: 7 }) });
    await expect(canvas.getByText('yesterday')).toBeVisible();
    await expect(canvas.queryByText(/NaN|undefined|null|\[object/)).toBeNull();
  },
});

export const ChosenOnProfile = meta.story({
  name: 'Profile, chosen on the profile page, closes the account menu',
  ...customer(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' });
    await userEvent.click(canvas.getByRole('button', { name: textsOf(layout)('account') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: textsOf(profile)('title') }));
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: textsOf(layout)('account') })).toHaveFocus());
  },
});

export const Refetched = meta.story({
  name: 'Both are refetched on every mount',
  ...customer(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' });
    const reads = [countCalls('GET', profileRead.path), countCalls('GET', ordersRead.path)];
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: textsOf(layout)('food') }));
    await canvas.findByRole('heading', { level: 1, name: textsOf(menu)('heading') });
    await userEvent.click(canvas.getByRole('button', { name: textsOf(layout)('account') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: textsOf(profile)('title') }));
    await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' });
    await waitFor(() => expect(reads.filter((read) => read.hitCount() > 0)).toEqual(reads));
  },
});
