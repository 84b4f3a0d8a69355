import { expect, userEvent, waitFor } from 'storybook/test';
import { adminStory } from '../admin-story.ts';
import { expectToast } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Admin form picture' });
export default meta;

const t = () => textsOf(admin);
const storedDal = () => backend().db.food.findFirst({ where: { id: { equals: 2 } } });

export const TakenBack = meta.story({
  name: 'A picture that was chosen by mistake is taken back: the former one shows again, and is kept by a save',
  tags: ['AC-900'],
  ...adminStory({ route: '/admin/update-food/?id=2' }),
  play: async ({ canvas, canvasElement }) => {
    const pictures = () => Array.from(canvasElement.querySelectorAll('main img'), (picture) => picture.getAttribute('src'));
    const name = await canvas.findByLabelText(t()('name'));
    const former = { shown: pictures(), stored: storedDal()?.picture };
    chooseFile(canvas.getByLabelText(t()('image')), pngFile('wrong.png'));
    await waitFor(() => expect(pictures()).toContainEqual(expect.stringMatching(/^blob:/)));
    await userEvent.click(canvas.getByRole('button', { name: textsOf(forms)('clearPicture') }));
    await expect(canvas.getByLabelText(t()('image'))).toHaveFocus();
    await waitFor(() => expect(pictures()).toEqual(former.shown));
    await userEvent.type(name, ' Makhani');
    await userEvent.click(canvas.getByRole('button', { name: t()('updateFood') }));
    await expectToast(canvas, textsOf(toasts)('foodUpdated'));
    await expect(storedDal()).toMatchObject({ name: 'Dal Makhani', picture: former.stored });
  },
});
