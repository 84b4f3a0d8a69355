import type { Namespace } from '../namespace.ts';

/** The page of one dish. */
export const details = {
  name: 'details',
  texts: {
    wholeMenu: 'The whole menu',
    addToCart: 'Add to Cart',
    unavailableTitle: 'No longer on the menu',
    unavailableText: 'This dish cannot be ordered at the moment.',
    noPriceTitle: 'The price could not be read',
    noPriceText: 'Please ask the kitchen, or look in again later.',
    moreFrom: 'More from <category>{name}</category>',
    seeAll: 'See all',
    yourDish: 'Your dish',
    loading: 'Loading food data...',
    failed: 'This dish could not be loaded',
    goToMenu: 'Go to the menu',
    takenOffTitle: 'This dish is not on the menu',
    takenOffText: 'It may have been taken off. There is plenty more to try.',
    noneTitle: 'No dish was chosen',
    noneText: 'Choose one on the menu, and it will be served here.',
  },
} as const satisfies Namespace;
