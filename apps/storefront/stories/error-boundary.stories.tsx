import { expect, spyOn } from 'storybook/test';
import preview from './preview.ts';
import { mountApp } from '../src/app/mount-app.tsx';
import { ErrorBoundary } from '../src/layout/error-boundary.tsx';
import { ToastsFallback } from '../src/notifications/toasts-fallback.tsx';
import { textsOf } from './texts-of.ts';

const meta = preview.meta({ title: 'Pages/Failure', tags: ['english'] });
export default meta;

function Broken(): never {
  throw new Error('Rendering failed.');
}

export const Toasts = meta.story({
  render: () => (
    <>
      <p>The screen goes on.</p>
      <ErrorBoundary fallback={<ToastsFallback />}>
        <Broken />
      </ErrorBoundary>
    </>
  ),
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The screen goes on.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Messages cannot be shown. Load the page again');
  },
});

export const WithoutBoundary = meta.story({
  tags: ['!autodocs'],
  render: () => <section aria-label="Root" />,
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: async ({ canvas }) => {
    mountApp(canvas.getByRole('region', { name: 'Root' }), <Broken />);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong. Load the page again');
    await expect(canvas.getByRole('button', { name: textsOf('layout')('reloadPage') })).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith('The application failed.', expect.any(Error));
  },
});
