import { StrictMode } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Button } from '../../button/button.tsx';
import { FieldGroup } from '../../field/choice-fields.tsx';
import { Stack } from '../../layout/layout.tsx';
import { biryani, photograph, pudding } from '../../picture/pictures.examples.ts';
import { PictureField } from './picture-field.tsx';
import { createPicture, dropOf, pasteOf } from './picture-files.examples.ts';

const onChange = fn();
const previewUrlIn = (element: HTMLElement) => element.querySelector('img')?.getAttribute('src') ?? null;

const texts = {
  prompt: 'Browse, drop or paste a picture',
  largeFileHint: 'This picture is larger than 5 MB and may take a while to send.',
  clearLabel: 'Do not use this picture',
};

const meta = preview.meta({
  title: 'Components/Picture field',
  tags: ['autodocs'],
  component: PictureField,
  args: { ...texts, label: 'Profile Image', hint: 'PNG, JPG, GIF up to 5MB', name: 'profile_image', onChange },
});

export const Round = meta.story({ args: { preview: 'round', isRequired: true } });

export const SameFileAgain = meta.story({
  name: 'The same file, edited meanwhile, is chosen again; a cancelled choice keeps it',
  tags: ['!autodocs', 'AC-720'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Profile Image');
    await userEvent.upload(input, createPicture('me.svg'));
    input.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect(input.files).toHaveLength(0);
    input.dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(input.files?.[0]?.name).toBe('me.svg');
    await expect(canvas.getByText('me.svg')).toBeVisible();
    await userEvent.upload(input, createPicture('me.svg'));
    await expect(onChange).toHaveBeenCalledTimes(2);
  },
});

export const CancelledUnnoticed = meta.story({
  name: 'A required picture stays valid after a choice whose cancelling the browser does not report',
  tags: ['!autodocs', 'AC-815'],
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Profile Image');
    await expect(input.checkValidity()).toBe(false);
    await userEvent.upload(input, createPicture('me.svg'));
    input.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect(input.checkValidity()).toBe(true);
  },
});

export const Preview = meta.story({
  tags: ['AC-900'],
  render: (args) => (
    <StrictMode>
      <form>
        <Stack>
          <PictureField {...args} />
          <Button type="reset">Reset</Button>
        </Stack>
      </form>
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    const create = spyOn(URL, 'createObjectURL');
    const revoke = spyOn(URL, 'revokeObjectURL');
    const input = canvas.getByLabelText<HTMLInputElement>('Profile Image');
    await userEvent.upload(input, createPicture('first.svg'));
    await waitFor(() => expect(previewUrlIn(canvasElement)).toMatch(/^blob:/));
    await expect(canvas.getByText('first.svg')).toBeVisible();
    await userEvent.upload(input, createPicture('second.svg'));
    await waitFor(() => expect(canvas.getByText('second.svg')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: texts.clearLabel }));
    await waitFor(() => expect([input.files?.length, previewUrlIn(canvasElement)]).toEqual([0, null]));
    await expect(input).toHaveFocus();
    await userEvent.upload(input, createPicture('third.svg'));
    await expect(onChange.mock.calls.map(([file]) => file?.name)).toEqual(['first.svg', 'second.svg', undefined, 'third.svg']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(previewUrlIn(canvasElement)).toBeNull());
    await expect(revoke.mock.calls.length).toBe(create.mock.calls.length);
  },
});

export const Dropped = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Profile Image');
    input.dispatchEvent(dropOf(createPicture('dropped.svg')));
    await waitFor(() => expect(previewUrlIn(canvasElement)).toMatch(/^blob:/));
    await expect(input.files?.[0]?.name).toBe('dropped.svg');
    await expect(onChange).toHaveBeenCalledOnce();
  },
});

export const DroppedWhereOneWasMissing = meta.story({
  tags: ['!autodocs', 'AC-292'],
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Profile Image');
    input.reportValidity();
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    input.dispatchEvent(dropOf(createPicture('dropped.svg')));
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'false'));
  },
});

export const Pasted = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Profile Image');
    input.dispatchEvent(pasteOf(createPicture('pasted.svg')));
    await expect(input.files?.[0]?.name).toBe('pasted.svg');
    await expect(await canvas.findByText('pasted.svg')).toBeVisible();
  },
});

export const FileOfTheOwner = meta.story({
  name: 'A file that the owner sets, such as that of a draft, is in the data of the form',
  tags: ['!autodocs', 'AC-716'],
  args: { file: new File([], 'draft.svg', { type: 'image/svg+xml' }) },
  render: (args) => (
    <form>
      <PictureField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('draft.svg')).toBeVisible();
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('profile_image')).toHaveProperty('name', 'draft.svg');
  },
});

/** Above 5 MB a hint appears; the file is still accepted. */
export const Large = meta.story({
  tags: ['AC-775'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Profile Image'), large);
    await waitFor(() => expect(status).toHaveTextContent(/larger than 5 MB/));
    await expect(status).toBeVisible();
    await expect(canvas.getByLabelText('Profile Image')).toHaveAccessibleDescription(/larger than 5 MB/);
    await expect(onChange).toHaveBeenCalledWith(large);
  },
});

export const WithCurrentPicture = meta.story({
  args: { label: 'Image', preview: 'landscape', colorSeed: 3, currentUrl: pudding },
});
export const WithError = meta.story({
  args: { error: 'Please choose a picture.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Profile Image');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please choose a picture. PNG, JPG, GIF up to 5MB');
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });

export const InADisabledGroup = meta.story({
  name: 'In a disabled group it looks disabled and takes no file',
  tags: ['!autodocs', 'AC-394'],
  render: (args) => (
    <Stack>
      <PictureField {...args} isDisabled />
      <FieldGroup label="On your profile" isDisabled>
        <PictureField {...args} />
      </FieldGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inputs = canvas.getAllByLabelText<HTMLInputElement>('Profile Image');
    const styles = inputs.map((input) => {
      const { backgroundColor } = getComputedStyle(input.parentElement ?? input);
      return [backgroundColor, getComputedStyle(within(input.parentElement ?? input).getByText(texts.prompt)).color];
    });
    await expect(styles[1]).toEqual(styles[0]);
    for (const input of inputs)
      for (const event of [dropOf(createPicture('dropped.svg')), pasteOf(createPicture('pasted.svg'))]) input.dispatchEvent(event);
    await expect(inputs.map(({ files }) => files?.length)).toEqual([0, 0]);
    await expect(onChange).not.toHaveBeenCalled();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <PictureField {...texts} label="Profile Image" preview="round" isRequired hint="PNG, JPG, GIF up to 5MB" />
      <PictureField {...texts} label="Image" currentUrl={biryani} colorSeed={2} />
      <PictureField {...texts} label="Other image" currentUrl={photograph} error="This file is no picture." />
    </Stack>
  ),
});
