import { waitFor, within } from 'storybook/test';
import { dropDrafts } from '../../lib/draft-keep.ts';
import { storefront } from '../../stories/storefront-story.tsx';

type Options = Parameters<typeof storefront>[0];
export type Canvas = ReturnType<typeof within>;

/** A story of an admin's screen over the four dishes, with nothing kept from the story before; `keep` puts something there. */
export function admin({ keep, ...options }: Options & { keep?: () => Promise<void> }) {
  const story = storefront({ scenario: 'fourDishes', as: 'admin', ...options });
  return {
    ...story,
    beforeEach: async (context: Parameters<typeof story.beforeEach>[0]) => {
      await dropDrafts();
      await keep?.();
      return story.beforeEach(context);
    },
  };
}

/** The card of a food or a category. */
export async function findCard(canvas: Canvas, name: string): Promise<Canvas> {
  return within(await canvas.findByRole('article', { name }));
}

/** A toast fades in, so it is visible a moment after it is there. */
export const findToast = (canvas: Canvas, text: string) =>
  waitFor(() => within(canvas.getByRole('region', { name: 'Notifications' })).getByText(text));

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** The smallest picture there is. */
export const tinyPicture = () =>
  new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], 'new.png', { type: 'image/png' });

export const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
