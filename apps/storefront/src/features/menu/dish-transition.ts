import { media } from '@my-food/ui';

/** View transition name that the card and the details page share. */
export const dishTransition = (id: number) => `dish-${String(id)}`;

let stillness: MediaQueryList | undefined;

export function isMotionWelcome(): boolean {
  stillness ??= window.matchMedia(media.reducedMotion);
  return !stillness.matches;
}
