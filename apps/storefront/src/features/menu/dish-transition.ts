import { media } from '@my-food/ui';

/** View transition name that the card and the details page share. */
export const dishTransition = (id: number) => `dish-${String(id)}`;

let reducedMotion: MediaQueryList | undefined;

export function canAnimate(): boolean {
  reducedMotion ??= window.matchMedia(media.reducedMotion);
  return !reducedMotion.matches;
}
