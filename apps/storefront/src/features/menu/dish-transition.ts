import { media } from '@my-food/ui';

/** Ties the picture on a card to the large one on the details page. */
export const dishTransition = (id: number) => `dish-${String(id)}`;

let stillness: MediaQueryList | undefined;

export function isMotionWelcome(): boolean {
  stillness ??= window.matchMedia(media.reducedMotion);
  return !stillness.matches;
}
