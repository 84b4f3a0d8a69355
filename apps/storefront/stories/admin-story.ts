import { within } from 'storybook/test';
import { deleteDrafts } from '../src/forms/draft-database.ts';
import type { Canvas } from './canvas.ts';
import { storefront } from './storefront-story.tsx';

type Options = Parameters<typeof storefront>[0];

/** A story of an admin page with four dishes. Deletes the stored drafts of earlier stories; `storeDraft` stores one for this story. */
export function adminStory({ storeDraft, ...options }: Options & { storeDraft?: () => Promise<void> }) {
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

export const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
