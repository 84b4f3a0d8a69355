import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { backend, storefront } from '../../stories/storefront-story.tsx';
import { countCalls, expectToast, mainOf, ordersAre, profileWith } from './account.story-steps.ts';

const meta = preview.meta({ title: 'Pages/Profile' });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const customer = (options: Options = {}) => storefront({ route: '/profile/', as: 'customer', ...options });
const profile = { method: 'GET', path: '/api/user/profile/' } as const;
const orders = { method: 'GET', path: '/api/user/orders/' } as const;

const factsOf = (canvasElement: HTMLElement) =>
  Object.fromEntries([...canvasElement.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]));
const ticketsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('article')
    .map((ticket) => within(ticket));

export const Customer = meta.story({
  name: 'AC-034 AC-145 the person and what the shop knows',
  ...customer(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Picture of Nusrat Jahan' })).toBeVisible();
    await expect(factsOf(canvasElement)).toEqual({
      'First name': 'Nusrat',
      'Last name': 'Jahan',
      Username: 'nusrat',
      Gender: 'Female',
      Email: 'customer@my-food.example',
      Phone: '+8801711000111',
      Address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
    });
    await expect(canvas.getByRole('button', { name: 'Update Profile' })).toBeEnabled();
    await expect(canvas.queryByRole('link', { name: 'Manage Product' })).toBeNull();
  },
});

export const Admin = meta.story({
  name: 'AC-035 an admin is shown the way to the products',
  ...customer({ as: 'admin' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage Product' })).toHaveAttribute('href', '/admin/');
  },
});

export const StoredRoleAlone = meta.story({
  name: 'AC-035 the role of the profile decides, not the stored one',
  ...customer({ as: 'admin', prepare: ({ program }) => void program(profileWith({ role: 'CUSTOMER' })) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Update Profile' });
    await expect(localStorage.getItem('role')).toBe('ADMIN');
    await expect(canvas.queryByRole('link', { name: 'Manage Product' })).toBeNull();
  },
});

export const Orders = meta.story({
  name: 'AC-036 every order as its receipt, the newest first',
  ...customer(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Order #2' });
    const tickets = ticketsOf(canvasElement);
    const heads = tickets.map((ticket) => [ticket.getByRole('heading').textContent, ticket.getByText(/^৳(846\.56|1123\.50)$/).textContent]);
    await expect(heads).toEqual([
      ['Order #2', '৳846.56'],
      ['Order #1', '৳1123.50'],
    ]);
    for (const ticket of tickets) {
      await expect(ticket.getByText(/^\d+ \w+ 2026, \d\d:\d\d$/)).toBeVisible();
      await expect(ticket.getByRole('button', { name: 'Download' })).toBeEnabled();
    }
    await expect(tickets[0]?.getByText('ইলিশ পোলাও')).toBeVisible();
  },
});

export const NoOrders = meta.story({
  name: 'AC-037 no orders yet',
  ...customer({ scenario: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found.')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'AC-038 loading until it comes',
  ...customer({
    prepare: ({ program }) => {
      program({ ...profile, isHeld: true });
      program({ ...orders, isHeld: true });
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Profile is loading...')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(canvas.queryByText('No orders found.')).toBeNull();
    backend().clearFaults();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    await expect(canvas.queryByText('Profile is loading...')).toBeNull();
  },
});

export const Waiting = meta.story({
  name: 'Loading',
  ...customer({
    prepare: ({ program }) => {
      program({ ...profile, isSilent: true });
      program({ ...orders, isSilent: true });
    },
  }),
});

export const Failed = meta.story({
  name: 'AC-039 failed without a word, and again on request',
  ...customer({ prepare: ({ program }) => void program({ ...profile, reply: { status: 500, json: {} } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No profile found')).toBeVisible();
    await expectToast(canvas, 'Something went wrong');
    backend().clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
  },
});

export const FailedWithReason = meta.story({
  name: 'AC-039 failed with the server’s own words',
  ...customer({ prepare: ({ program }) => void program({ ...profile, reply: { status: 400, json: { detail: 'Blocked' } } }) }),
  play: async ({ canvas }) => {
    await expectToast(canvas, 'Blocked');
    await expect(canvas.getByText('No profile found')).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
});

export const NoProfile = meta.story({
  name: 'The server knows no such person: no profile, and no toast',
  ...customer({ prepare: ({ program }) => void program({ ...profile, reply: { status: 200, json: null } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No profile found')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Notifications' })).queryByText('Something went wrong')).toBeNull();
  },
});

export const OrdersFailed = meta.story({
  name: 'AC-136 orders that cannot be read are no claim and no toast',
  ...customer({ prepare: ({ program }) => void program({ ...orders, reply: { status: 500, json: {} } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your orders cannot be shown right now.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    await expect(canvas.queryByText('No orders found.')).toBeNull();
    await expect(canvas.queryByText(/^Something went wrong/)).toBeNull();
    backend().clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
});

export const HalfKnown = meta.story({
  name: 'Dashes for what is missing or unreadable',
  ...customer({
    prepare: ({ program }) => {
      program(profileWith({ last_name: null, gender: 'X', phone_number: '', address: null, profile_image: 'javascript:alert(1)' }));
      program(ordersAre([{ id: 7, created_at: 'yesterday', total: 'free', items: [{ food_name: '', quantity: 1, price: null }] }]));
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat' })).toBeVisible();
    const { 'Last name': lastName, Gender: gender, Phone: phone, Address: address } = factsOf(canvasElement);
    await expect([lastName, gender, phone, address]).toEqual(['–', '–', '–', '–']);
    await canvas.findByRole('heading', { level: 3, name: 'Order #7' });
    await expect(canvas.getByText('yesterday')).toBeVisible();
    await expect(canvas.queryByText(/NaN|undefined|null|\[object/)).toBeNull();
  },
});

const longWord = 'Dhanmondi'.repeat(20);

export const LongWords = meta.story({
  name: 'Long words, Bengali names and many orders',
  ...customer({
    prepare: ({ program }) => {
      program(profileWith({ first_name: 'মোছাম্মৎ নুসরাত', last_name: `জাহান ${'শ্রীমঙ্গল'.repeat(8)}`, address: `${longWord}\n${longWord}` }));
      const items = ['কাচ্চি বিরিয়ানি স্পেশাল ফ্যামিলি প্যাক', longWord, '<b>Dal</b>'].map((food_name, index) => ({
        food_name,
        quantity: 10 ** index,
        price: '99999.99',
      }));
      program(
        ordersAre(Array.from({ length: 60 }, (_, index) => ({ id: index + 1, created_at: '2026-10-02T06:41:00Z', total: '1.5', items }))),
      );
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show older orders' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
    await expect(canvas.getAllByText('<b>Dal</b>')[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OrderAgain = meta.story({
  name: 'An old order goes into the cart again, by today’s menu',
  ...customer({
    prepare: ({ program }) => {
      const items = [
        { food_name: 'Fuchka', quantity: 2, price: '1.00' },
        { food_name: 'Yesterday’s soup', quantity: 1, price: '1.00' },
      ];
      program(ordersAre([{ id: 7, created_at: '2026-10-02T06:41:00Z', total: '3.15', items }]));
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await expectToast(canvas, 'Not on today’s menu: Yesterday’s soup');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart'));
    const row = within(mainOf(canvas).getByText('Fuchka').closest('li') ?? canvas.getByRole('main'));
    await expect(row.getByText('৳80.00')).toBeVisible();
    await expect(row.getByRole('status')).toHaveTextContent('2');
  },
});

export const ReadAnew = meta.story({
  name: 'Both are read anew on every entry',
  ...customer(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' });
    const reads = [countCalls('GET', profile.path), countCalls('GET', orders.path)];
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('heading', { level: 1, name: /Welcome/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Profile' }));
    await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' });
    await waitFor(() => expect(reads.map((read) => read.hitCount())).toEqual([1, 1]));
  },
});
