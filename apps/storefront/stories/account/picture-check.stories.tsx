import { expect, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { accountField as field, countCalls, fill, fillRegistration } from '../account-steps.ts';
import { delayFileReads } from '../delay-file-reads.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { type Canvas, expectToast, mainOf } from '../canvas.ts';
import { customer, expectFilled, update } from './profile-steps.ts';
import { profileForm } from '../../src/i18n/en/account/profile-form.ts';
import { register } from '../../src/i18n/en/account/register.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Picture check' });
export default meta;

const press = (canvas: Canvas, name: string) => mainOf(canvas).getByRole('button', { name }).click();

/** Chooses a picture that turns out to be damaged, and submits before that is known. */
async function submitDamagedPicture(canvas: Canvas, submit: string) {
  const signature = pngFile().slice(0, 8);
  chooseFile(field(canvas, 'picture'), new File([signature, new Uint8Array(20)], 'broken.png', { type: 'image/png' }));
  await canvas.findByText('broken.png');
  press(canvas, submit);
  const damaged = expect.stringContaining(textsOf(forms)('damaged'));
  await waitFor(() => expect(field(canvas, 'picture')).toHaveAccessibleDescription(damaged));
}

export const RejectedInProfile = meta.story({
  name: 'The profile: a picture that is rejected after the submit has the focus, and nothing is sent',
  tags: ['AC-521'],
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const calls = countCalls(update.method, update.path);
    await submitDamagedPicture(canvas, textsOf(profileForm)('submit'));
    await waitFor(() => expect(field(canvas, 'picture')).toHaveFocus());
    await expect(calls.hitCount()).toBe(0);
  },
});

export const RejectedInRegistration = meta.story({
  name: 'The registration: a picture that is rejected after the submit has the focus, and nothing is sent',
  tags: ['AC-521'],
  ...storefront({ route: '/register/' }),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', '/api/user/register/');
    await fillRegistration(canvas);
    await submitDamagedPicture(canvas, textsOf(register)('submit'));
    await waitFor(() => expect(field(canvas, 'picture')).toHaveFocus());
    await expect(calls.hitCount()).toBe(0);
  },
});

export const LeftMeanwhile = meta.story({
  name: 'The registration: a picture that is rejected takes no focus from a field that was entered meanwhile',
  tags: ['AC-521', 'AC-771'],
  ...storefront({ route: '/register/' }),
  play: async ({ canvas }) => {
    const endCheck = delayFileReads();
    await fillRegistration(canvas);
    const submitted = submitDamagedPicture(canvas, textsOf(register)('submit'));
    const button = mainOf(canvas).getByRole('button', { name: textsOf(register)('submit') });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    field(canvas, 'address').focus();
    endCheck();
    await submitted;
    await expect(field(canvas, 'address')).toHaveFocus();
  },
});

export const TypedMeanwhile = meta.story({
  name: 'The registration: what is typed while the picture is checked is sent, and must be valid',
  tags: ['AC-887'],
  ...storefront({ route: '/register/' }),
  play: async ({ canvas }) => {
    const endCheck = delayFileReads();
    await fillRegistration(canvas);
    press(canvas, textsOf(register)('submit'));
    const button = mainOf(canvas).getByRole('button', { name: textsOf(register)('submit') });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await fill(field(canvas, 'firstName'), '  ');
    await fill(field(canvas, 'address'), '  8 Station Road, Sylhet ');
    endCheck();
    await waitFor(() => expect(field(canvas, 'firstName')).toHaveFocus());
    await fill(field(canvas, 'firstName'), 'Nadia');
    press(canvas, textsOf(register)('submit'));
    await expectToast(canvas, textsOf(toasts)('registered'));
    const { firstName, address } = backend().db.account.getAll().at(-1) ?? {};
    await expect({ firstName, address }).toEqual({ firstName: 'Nadia', address: '8 Station Road, Sylhet' });
  },
});
