import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { details } from '../../src/i18n/en/details.ts';
import { mainHeading } from '../../src/platform/main-heading.ts';

const meta = preview.meta({ title: 'Pages/Details/Focus' });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const detailsStory = (options: Options) => storefront({ route: '/food/details/?id=2', scenario: 'fourDishes', ...options });
const foods = { method: 'GET', path: '/api/food/' } as const;

let held: ReturnType<ReturnType<typeof backend>['program']> | undefined;

export const AfterLoading = meta.story({
  name: 'The heading has the focus: that of the dish takes it over, and that of a dish that is taken off the menu',
  tags: ['AC-371'],
  ...detailsStory({ prepare: (shop) => shop.program({ ...foods, isHeld: true }) }),
  play: async ({ canvas }) => {
    const expectFocusOn = (name: string) => waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    await canvas.findByRole('heading', { level: 1, name: textsOf(details)('yourDish') });
    mainHeading()?.focus();
    backend().clearFaults();
    await expectFocusOn('Dal');
    backend().db.food.delete({ where: { name: { equals: 'Dal' } } });
    window.dispatchEvent(new Event('visibilitychange'));
    await expectFocusOn(textsOf(details)('takenOffTitle'));
  },
});

export const AfterRemoval = meta.story({
  name: 'Taken off the menu while its button has the focus: the heading takes it over',
  tags: ['AC-676'],
  ...detailsStory({ route: '/food/' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Dal'));
    (await canvas.findByRole('button', { name: textsOf(details)('addToCart') })).focus();
    backend().db.food.delete({ where: { name: { equals: 'Dal' } } });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Dal' })).toHaveFocus());
  },
});

export const AfterFailure = meta.story({
  name: 'The heading has the focus: that of the failure takes it over',
  tags: ['AC-371'],
  ...detailsStory({ prepare: (shop) => (held = shop.program({ ...foods, isHeld: true, reply: { status: 500 } })) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(details)('yourDish') });
    mainHeading()?.focus();
    // Released before, the fault would be gone when the read begins.
    await waitFor(() => expect(held?.hitCount()).toBe(1));
    held?.release();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: textsOf(details)('failed') })).toHaveFocus());
  },
});
