import type { CatalogueSeed } from '../seed.ts';

/** A small menu for calculations: two Margheritas and one Kacchi cost 820.50, whose tax of 41.025 is a rounding tie. */
export const fourDishes: CatalogueSeed = {
  categories: [
    {
      name: 'Pizza',
      picture: 'pizza',
      foods: [{ name: 'Margherita', description: 'Tomato, mozzarella and basil on a blistered crust.', price: 250_00, picture: 'pizza' }],
    },
    {
      name: 'Curry',
      picture: 'stew',
      foods: [
        { name: 'Dal', description: 'Red lentils tempered with garlic and panch phoron.', price: 120_50, picture: 'stew' },
        { name: 'Naan', description: 'Soft bread straight from the tandoor, brushed with butter.', price: 30_00, picture: 'flatbread' },
      ],
    },
    {
      name: 'Rice',
      picture: 'rice',
      foods: [{ name: 'Kacchi', description: 'Mutton and rice sealed in one pot.', price: 320_50, picture: 'curry-rice' }],
    },
  ],
  customerOrders: [],
};
