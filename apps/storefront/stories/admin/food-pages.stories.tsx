import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { adminStory, findCard } from '../admin-story.ts';
import type { backend } from '../storefront-story.tsx';
import { windowOf } from '../window-size.ts';
import { textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Pages' });
export default meta;

const route = '/admin/products/';
const nextFrame = () => new Promise(requestAnimationFrame);

export const NextPage = meta.story({
  name: 'The next page begins with its first food at once',
  tags: ['AC-310'],
  ...adminStory({ route, scenario: 'manyDishes' }),
  ...windowOf(1280, 800),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(admin)('foodCountOnPage', { first: 1, last: 48, total: 10000 }), undefined, { timeout: 10_000 });
    const list = canvas.getAllByRole('article')[0]?.closest('ul');
    const next = canvas.getByRole('link', { name: textsOf(admin)('nextPage') });
    await expect(next).toHaveAttribute('href', '/admin/products/?page=2');
    next.scrollIntoView();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
    // The list hears of the scroll in the next frame.
    await nextFrame();
    await nextFrame();
    const firstItems: (string | null | undefined)[] = [];
    const observer = new MutationObserver(() => firstItems.push(list?.querySelector('li')?.querySelector('h2')?.textContent));
    if (list) observer.observe(list, { childList: true });
    // Not `userEvent`, which waits until everything is rendered.
    next.click();
    await canvas.findByText(textsOf(admin)('foodCountOnPage', { first: 49, last: 96, total: 10000 }));
    await nextFrame();
    observer.disconnect();
    // A spacer has no heading.
    await expect(new Set(firstItems)).toEqual(new Set([canvas.getAllByRole('heading', { level: 2 })[1]?.textContent]));
  },
});

export const PressedLink = meta.story({
  name: 'A pressed link to a page removes the cards outside of the window: nothing moves, and they are back when the pointer leaves it',
  tags: ['AC-804'],
  ...adminStory({ route, scenario: 'manyDishes' }),
  ...windowOf(1280, 800),
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('article');
    await canvas.findByText(textsOf(admin)('foodCountOnPage', { first: 1, last: 48, total: 10000 }), undefined, { timeout: 10_000 });
    await waitFor(() => expect(cards()).toHaveLength(48));
    const next = canvas.getByRole('link', { name: textsOf(admin)('nextPage') });
    next.scrollIntoView({ block: 'end', behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
    await nextFrame();
    const last = cards().at(-1);
    const placesOf = () => [next, last].map((one) => Math.round(one?.getBoundingClientRect().top ?? NaN));
    const places = placesOf();
    await fireEvent.pointerDown(next);
    await waitFor(() => expect(cards().length).toBeLessThan(16));
    await expect([cards().at(-1), placesOf()]).toEqual([last, places]);
    // React has no other event for it.
    await fireEvent.pointerOut(next, { relatedTarget: document.body });
    await waitFor(() => expect(cards()).toHaveLength(48));
    await expect(placesOf()).toEqual(places);
    await userEvent.click(next);
    await canvas.findByText(textsOf(admin)('foodCountOnPage', { first: 49, last: 96, total: 10000 }));
    await waitFor(() => expect(cards()).toHaveLength(48));
  },
});

export const UpdateLink = meta.story({
  name: 'Update is a link to the editor, which the browser can open elsewhere',
  tags: ['AC-311'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const link = (await findCard(canvas, 'Dal')).getByRole('link', { name: textsOf(admin)('update') });
    await expect(link).toHaveAttribute('href', '/admin/update-food/?id=2');
    let isLeftToTheBrowser = false;
    const stop = (event: Event) => {
      isLeftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    await expect(isLeftToTheBrowser).toBe(true);
    await user.click(link);
    window.removeEventListener('click', stop);
    await expect(isLeftToTheBrowser).toBe(false);
    await expect(await canvas.findByDisplayValue('Dal')).toBeVisible();
  },
});

let held: ReturnType<ReturnType<typeof backend>['program']> | undefined;

export const Counted = meta.story({
  name: 'The number of foods is announced when they are loaded: the region that said so before has it',
  tags: ['AC-697'],
  ...adminStory({ route, prepare: ({ program }) => void (held = program({ method: 'GET', path: '/api/food/', isHeld: true })) }),
  play: async ({ canvas }) => {
    const region = (await canvas.findByText(textsOf(admin)('foodLoading'))).closest('[role="status"]');
    held?.release();
    await findCard(canvas, 'Dal');
    await expect(region).toBeInTheDocument();
    await expect(region).toHaveTextContent(textsOf(admin)('foodCount', { total: 4 }));
  },
});

export const Loading = meta.story({
  name: 'The first card is where its skeleton was',
  tags: ['AC-890'],
  ...adminStory({ route, prepare: ({ program }) => void (held = program({ method: 'GET', path: '/api/food/', isHeld: true })) }),
  ...windowOf(375, 667),
  play: async ({ canvas }) => {
    const status = await canvas.findByText(textsOf(admin)('foodLoading'));
    const skeleton = status.parentElement?.querySelector(':scope > :last-child > :first-child');
    const top = skeleton?.getBoundingClientRect().top;
    held?.release();
    const [card] = await canvas.findAllByRole('article');
    await expect(card?.getBoundingClientRect().top).toBe(top);
  },
});
