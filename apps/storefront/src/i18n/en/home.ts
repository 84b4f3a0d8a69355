import type { Namespace } from '../namespace.ts';

/** Home: the welcome and the categories. The texts of the shop itself are in shop.config.ts. */
export const home = {
  name: 'home',
  texts: {
    browseMenu: 'Browse the menu',
    carousel: 'From our kitchen',
    carouselRole: 'carousel',
    slideRole: 'slide',
    showSlide: 'Show {dish}',
    play: 'Play slides',
    pause: 'Pause slides',
    kacchi: 'Kacchi Biryani',
    puliPitha: 'Puli Pitha',
    pudding: 'Caramel Pudding',
    categories: 'Explore Our Categories',
  },
} as const satisfies Namespace;
