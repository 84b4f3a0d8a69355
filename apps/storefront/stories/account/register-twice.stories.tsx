import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { accountField as field, fillRegistration, registration } from '../account-steps.ts';
import { expectToast, mainOf } from '../canvas.ts';
import { delayFileReads } from '../delay-file-reads.ts';
import { register } from '../../src/i18n/en/account/register.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Register/Twice' });
export default meta;

export const PressedTwice = meta.story({
  name: 'Pressed twice while the picture is checked: one attempt, and what was typed can be restored',
  tags: ['AC-378'],
  ...storefront({ route: '/register/' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(register)('title') });
    const endCheck = delayFileReads();
    await fillRegistration(canvas, { confirmPassword: 'another password' });
    const button = mainOf(canvas).getByRole('button', { name: textsOf(register)('submit') });
    // Both before the next render.
    button.click();
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    endCheck();
    await expectToast(canvas, textsOf(toasts)('passwordMismatch'));
    await userEvent.click(canvas.getByRole('button', { name: textsOf(register)('restore') }));
    await expect(field(canvas, 'firstName')).toHaveValue(registration.firstName);
    await expect(field(canvas, 'address')).toHaveValue(registration.address);
    await expect(button).not.toHaveAttribute('aria-busy');
    const notifications = within(canvas.getByRole('region', { name: textsOf(layout)('notifications') }));
    await expect(notifications.getAllByText(textsOf(toasts)('passwordMismatch'))).toHaveLength(1);
  },
});
