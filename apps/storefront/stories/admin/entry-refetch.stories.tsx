import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { adminStory, findCard } from '../admin-story.ts';
import { countCalls, fill } from '../account-steps.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import { delayFileReads } from '../delay-file-reads.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { saveDelay } from '../../src/features/admin/editor/use-draft-store.ts';
import { deleteDraft } from '../../src/forms/draft-store.ts';
import { readDrafts } from '../../src/forms/form-drafts.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Admin form refetch' });
export default meta;

const list = { method: 'GET', path: '/api/food/' } as const;
const dal = () => adminStory({ route: '/admin/update-food/?id=2' });
const field = (canvas: Canvas, control: 'name' | 'price' | 'image') => canvas.getByLabelText(textsOf(admin)(control));

const storedDal = () => backend().db.food.findFirst({ where: { id: { equals: 2 } } });
/** Another admin saves the dish. `price`: poisha. */
const changeDal = (name: string, price: number) => backend().db.food.update({ where: { id: { equals: 2 } }, data: { name, price } });

/** Returns to the tab until the list is read twice: a second read starts after the first is rendered. */
async function refetch(reads = countCalls(list.method, list.path)) {
  await waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    return expect(reads.hitCount()).toBeGreaterThan(1);
  });
}

async function save(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('updateFood') }));
  await expectToast(canvas, textsOf(toasts)('foodUpdated'));
}

export const PictureUnderCheck = meta.story({
  name: 'A picture that is still checked survives a refetch with the change of another admin',
  tags: ['AC-379'],
  ...dal(),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Dal');
    const endCheck = delayFileReads();
    chooseFile(field(canvas, 'image'), pngFile('new.png'));
    changeDal('Dal Tadka', 13_000);
    await refetch();
    endCheck();
    await save(canvas);
    const saved = storedDal();
    await expect(saved?.picture).toMatch(/^upload:/);
    await expect([saved?.name, saved?.price]).toEqual(['Dal Tadka', 13_000]);
  },
});

export const FocusedField = meta.story({
  name: 'The form takes the change of another admin while a field has the focus, but keeps what was typed, and saves both',
  tags: ['AC-379'],
  ...dal(),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Dal');
    await userEvent.click(field(canvas, 'price'));
    const focused = field(canvas, 'price');
    changeDal('Dal Tadka', 13_000);
    await refetch();
    await expect(await canvas.findByDisplayValue('Dal Tadka')).toBe(field(canvas, 'name'));
    await expect(focused).toHaveFocus();
    await expect(focused).toHaveValue(130);
    await fill(focused, '95.50');
    changeDal('Dal Makhani', 14_000);
    await refetch();
    await expect(await canvas.findByDisplayValue('Dal Makhani')).toBe(field(canvas, 'name'));
    await expect(focused).toHaveValue(95.5);
    await expect(focused).toHaveFocus();
    await save(canvas);
    const { name, price } = storedDal() ?? {};
    await expect([name, price]).toEqual(['Dal Makhani', 9_550]);
  },
});

const signed = (signature: string) => ({
  ...list,
  changeJson: (foods: unknown) =>
    Array.isArray(foods) ? foods.map((food: object) => ({ ...food, image_url: `/media/dal.webp?signature=${signature}` })) : foods,
});

export const SignedPicture = meta.story({
  name: 'A signature of the picture that changes with each read is no newer entry',
  tags: ['AC-379'],
  ...adminStory({ route: '/admin/update-food/?id=2', prepare: (shop) => void shop.program(signed('first')) }),
  play: async ({ canvas }) => {
    const name = await canvas.findByDisplayValue('Dal');
    await refetch(backend().program(signed('second')));
    await expect(name).toBeInTheDocument();
  },
});

export const Refused = meta.story({
  name: 'What was typed stays when a save is refused after the list has shown it',
  tags: ['AC-430'],
  ...dal(),
  play: async ({ canvas }) => {
    const held = backend().program({ method: 'PATCH', path: '/api/food/{id}/', isHeld: true, reply: { status: 400, json: {} } });
    await canvas.findByDisplayValue('Dal');
    await fill(field(canvas, 'name'), 'Dal Makhani');
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('updateFood') }));
    await waitFor(() => expect(held.hitCount()).toBe(1));
    held.release();
    await expectToast(canvas, textsOf(toasts)('foodUpdateFailed'));
    await refetch();
    await expect(field(canvas, 'name')).toHaveValue('Dal Makhani');
  },
});

export const StoredWithoutAnswer = meta.story({
  name: 'What the server has stored without an answer is not unsaved: what another admin saves later replaces it, and nothing is asked',
  tags: ['AC-831'],
  ...dal(),
  play: async ({ canvas }) => {
    const held = backend().program({ method: 'PATCH', path: '/api/food/{id}/', isHeld: true, isDropped: true, isProcessed: true });
    await canvas.findByDisplayValue('Dal');
    const name = field(canvas, 'name');
    await fill(name, 'Dal Makhani');
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('updateFood') }));
    await waitFor(() => expect(storedDal()?.name).toBe('Dal Makhani'));
    await waitFor(async () => expect(await readDrafts('food 2')).toHaveLength(1));
    await refetch();
    held.release();
    await expectToast(canvas, textsOf(toasts)('foodUpdateFailed'));
    await refetch();
    await waitFor(async () => expect(await readDrafts('food 2')).toEqual([]));
    changeDal('Dal Tadka', 13_000);
    await refetch();
    await waitFor(() => expect(name).toHaveValue('Dal Tadka'));
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewFood') }));
    await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('foods') });
  },
});

export const DiscardedElsewhere = meta.story({
  name: 'A draft that another tab has discarded stays deleted when the list is read again without a change',
  tags: ['AC-862'],
  ...dal(),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Dal');
    await fill(field(canvas, 'name'), 'Dal Makhani');
    await waitFor(async () => expect(await readDrafts('food 2')).toHaveLength(1));
    for (const { key } of await readDrafts('food 2')) await deleteDraft(key);
    const setTimer = spyOn(window, 'setTimeout');
    await refetch();
    await expect(setTimer.mock.calls.map(([, delay]) => delay)).not.toContain(saveDelay);
    await expect(await readDrafts('food 2')).toEqual([]);
  },
});

export const OpenPrice = meta.story({
  name: 'An open price in the list takes the price of another admin, but keeps what was typed, and saves it',
  tags: ['AC-687'],
  ...adminStory({ route: '/admin/products/' }),
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'Dal');
    await userEvent.click(card.getByRole('button', { name: new RegExp(`${textsOf(admin)('changePrice')}$`) }));
    const price = card.getByRole('textbox', { name: textsOf(admin)('priceOf', { name: 'Dal' }) });
    changeDal('Dal', 13_000);
    await refetch();
    await waitFor(() => expect(price).toHaveValue('130.00'));
    await fill(price, '120.50');
    changeDal('Dal', 14_000);
    await refetch();
    await expect(price).toHaveValue('120.50');
    await userEvent.keyboard('{Enter}');
    await expectToast(canvas, textsOf(toasts)('foodUpdated'));
    await expect(storedDal()?.price).toBe(12_050);
  },
});
