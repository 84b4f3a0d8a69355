import { media } from '@my-food/ui';

/** Ties the picture on a card to the large one on the details page. */
export const dishTransition = (id: number) => `dish-${String(id)}`;

export const isMotionWelcome = () => !window.matchMedia(media.stillness).matches;
