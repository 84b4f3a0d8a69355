import { waitFor, within } from 'storybook/test';
import { deleteDrafts } from '../forms/draft-store.ts';
import { storefront } from './storefront-story.tsx';

type Options = Parameters<typeof storefront>[0];
export type Canvas = ReturnType<typeof within>;

/** A story of an admin page with four dishes. Deletes the stored drafts of earlier stories; `storeDraft` stores one for this story. */
export function admin({ storeDraft, ...options }: Options & { storeDraft?: () => Promise<void> }) {
  const story = storefront({ scenario: 'fourDishes', as: 'admin', ...options });
  return {
    ...story,
    beforeEach: async (context: Parameters<typeof story.beforeEach>[0]) => {
      await deleteDrafts();
      await storeDraft?.();
      return story.beforeEach(context);
    },
  };
}

/** The card of a food or a category. */
export async function findCard(canvas: Canvas, name: string): Promise<Canvas> {
  return within(await canvas.findByRole('article', { name }));
}

/** Waits until the toast is rendered. */
export const findToast = (canvas: Canvas, text: string) =>
  waitFor(() => within(canvas.getByRole('region', { name: 'Notifications' })).getByText(text));

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A valid 1×1 PNG. */
export const tinyPicture = () =>
  new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], 'new.png', { type: 'image/png' });

export const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
