import { expect, screen, userEvent, within } from 'storybook/test';
import preview from './preview.ts';
import { backend } from './storefront-story.tsx';
import { accountField, fill } from './account-steps.ts';
import { adminStory } from './admin-story.ts';
import { customer, expectFilled, save, update } from './account/profile-steps.ts';
import { route } from './admin/price-steps.ts';
import { admin } from '../src/i18n/en/admin/admin.ts';
import { forms } from '../src/i18n/en/forms.ts';
import { eachRow } from './rows.ts';
import { textsOf } from './texts-of.ts';

const meta = preview.meta({ title: 'Pages/Texts in another language' });
export default meta;

const detail = 'পরে চেষ্টা করুন';
const reply = { status: 400, json: { detail } } as const;

export const Profile = meta.story({
  name: 'What the server says about a profile carries its language',
  tags: ['bengali', 'AC-414'],
  ...customer({ prepare: ({ program }) => void program({ ...update, reply }) }),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    await fill(accountField(canvas, 'address'), '8 Station Road, Sylhet');
    await save(canvas);
    const notice = (await canvas.findByText(textsOf(forms)('nothingLost'))).parentElement;
    await expect(notice?.querySelector('[lang="bn"]')).toHaveTextContent(detail);
  },
});

export const Food = meta.story({
  name: 'What the server says about a food carries its language',
  tags: ['bengali', 'AC-414'],
  ...adminStory({ route: '/admin/update-food/?id=2' }),
  play: async ({ canvas }) => {
    backend().program({ method: 'PATCH', path: '/api/food/{id}/', reply });
    await userEvent.type(await canvas.findByLabelText(textsOf(admin)('name')), ' Makhani{Enter}');
    const notice = (await canvas.findByText(textsOf(forms)('nothingLost'))).parentElement;
    await expect(notice?.querySelector('[lang="bn"]')).toHaveTextContent(detail);
  },
});

export const UnsavedPrices = meta.story({
  name: 'The names of foods in the question about unsaved prices carry their language',
  tags: ['bengali', 'AC-294'],
  ...adminStory({
    route,
    prepare: (shop) => shop.program({ method: 'GET', path: '/api/food/', changeJson: eachRow({ name: 'ডাল' }) }),
  }),
  play: async ({ canvas }) => {
    const [price] = await canvas.findAllByRole('button', { name: new RegExp(textsOf(admin)('changePrice')) });
    if (price) await userEvent.click(price);
    await userEvent.keyboard('abc');
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewCategories') }));
    const dialog = await screen.findByRole('alertdialog', { name: textsOf(forms)('leaveTitle') });
    await expect(within(dialog).getByText('ডাল')).toHaveAttribute('lang', 'bn');
  },
});
