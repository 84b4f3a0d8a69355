import { expect, spyOn } from 'storybook/test';
import preview from './preview.ts';
import { mountApp } from '../src/app/mount-app.tsx';
import { bangla } from '../src/i18n/bn/index.ts';
import { english } from '../src/i18n/locale.ts';
import { LocaleContext } from '../src/i18n/use-texts.ts';
import { createToaster } from '../src/notifications/toaster.ts';
import { Toasts as AppToasts } from '../src/notifications/toasts.tsx';
import { locale, textsOf } from './texts-of.ts';
import { layout } from '../src/i18n/en/layout.ts';

const meta = preview.meta({ title: 'Pages/Failure' });
export default meta;

const screen = 'Dal, Naan, Kacchi';

function Broken(): never {
  throw new Error('Rendering failed.');
}

export const Toasts = meta.story({
  render: (_args, { globals }) => (
    <LocaleContext value={globals['language'] === 'bn' ? bangla : english}>
      <p>{screen}</p>
      <AppToasts toaster={{ ...createToaster(), current: Broken }} />
    </LocaleContext>
  ),
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(screen)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${textsOf(layout)('notificationsFailed')} ${textsOf(layout)('reloadPage')}`);
  },
});

export const WithoutBoundary = meta.story({
  tags: ['!autodocs'],
  render: () => <section aria-label="Root" />,
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: async ({ canvas }) => {
    mountApp(canvas.getByRole('region', { name: 'Root' }), <Broken />, locale);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `${textsOf(layout)('applicationFailed')} ${textsOf(layout)('reloadPage')}`,
    );
    await expect(canvas.getByRole('button', { name: textsOf(layout)('reloadPage') })).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith('The application failed.', expect.any(Error));
  },
});
