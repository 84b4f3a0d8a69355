import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminStory } from '../admin-story.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { forms } from '../../src/i18n/en/forms.ts';

const meta = preview.meta({ title: 'Pages/Admin food form/Shortcut' });
export default meta;

export const InConfirmation = meta.story({
  name: 'Ctrl and Enter in the confirmation before leaving save nothing',
  tags: ['AC-782'],
  ...adminStory({ route: '/admin/update-food/?id=2' }),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(textsOf(admin)('name'));
    await userEvent.type(name, ' Makhani');
    const held = backend().program({ method: 'PATCH', path: '/api/food/{id}/', isHeld: true });
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('foodBackToList') }));
    const leave = await screen.findByRole('button', { name: textsOf(forms)('leave') });
    leave.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(screen.getByRole('button', { name: textsOf(forms)('stay') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(held.hitCount()).toBe(0);
    await userEvent.type(name, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(held.hitCount()).toBe(1));
    held.release();
  },
});
