import type { CatalogueSeed } from '../seed.ts';

/** Prices in poisha. */
export const mains: CatalogueSeed['categories'] = [
  {
    name: 'Rice & Biryani',
    picture: 'rice',
    foods: [
      {
        name: 'Kacchi Biryani',
        description: 'Raw-marinated mutton and aged basmati sealed in one pot and cooked on dum until the potatoes turn golden.',
        price: 420_00,
        picture: 'curry-rice',
      },
      {
        name: 'কাচ্চি বিরিয়ানি',
        description: 'পুরান ঢাকার খাসির কাচ্চি: চিনিগুঁড়া চাল, আলু আর আলুবোখারা। The Old Dhaka plate, fragrant with kewra and saffron.',
        price: 450_00,
        picture: 'bone-marrow',
      },
      {
        name: 'Bhuna Khichuri',
        description: 'Roasted moong dal and short-grain rice fried in ghee, made for rainy afternoons. Served with a wedge of lime.',
        price: 280_00,
        picture: 'paella',
      },
      {
        name: 'Morog Polao',
        description: 'A quarter chicken simmered in yoghurt and nutmeg, folded into polao that drank up every drop of it.',
        price: 340_50,
        picture: 'chicken-leg',
      },
      {
        name: 'Beef Tehari',
        description: 'Small cubes of beef and green chillies in mustard-oil rice, the way students in Nilkhet like it.',
        price: 240_75,
        picture: 'meat',
      },
      {
        name: 'Panta Bhat',
        description: 'Cool fermented rice with fried chilli, raw onion and a pinch of salt. New Year in a bowl.',
        price: 120_00,
        picture: 'chilli',
      },
    ],
  },
  {
    name: 'Curries',
    picture: 'stew',
    foods: [
      {
        name: 'Mejbani Beef',
        description: 'Chattogram feast beef, cooked slowly with roasted radhuni and a generous hand of chilli.',
        price: 380_00,
        picture: 'stew',
      },
      {
        name: 'Chicken Rezala',
        description: 'A pale, silky curry of yoghurt, cashew and poppy seed with a whole green chilli waiting in it.',
        price: 310_25,
        picture: 'chicken-leg',
      },
      {
        name: 'Dim Bhuna',
        description: 'Boiled eggs blistered in oil, then coated in a dark onion masala that clings.',
        price: 130_00,
        picture: 'egg',
      },
      {
        name: 'Begun Bhaja',
        description: 'Thick rounds of aubergine rubbed with turmeric and fried until the edges crackle.',
        price: 85_00,
        picture: 'eggplant',
      },
      {
        name: 'Alur Dom',
        description: 'Baby potatoes in tamarind and roasted cumin, sticky enough to ask for one more luchi.',
        price: 110_50,
        picture: 'potato',
      },
      {
        name: 'পালং শাক',
        description: 'রসুন আর শুকনা মরিচে ভাজা কচি পালং। Tender spinach wilted with garlic and dried chilli.',
        price: 90_75,
        picture: 'greens',
      },
    ],
  },
  {
    name: 'Fish & Seafood',
    picture: 'tropical-fish',
    foods: [
      {
        name: 'Shorshe Ilish',
        description: 'Padma hilsa steamed in ground mustard and green chilli. Mind the bones, keep the sauce.',
        price: 520_00,
        picture: 'fish',
      },
      {
        name: 'ইলিশ পোলাও',
        description: 'ঘিয়ে রান্না পোলাওয়ের ভাঁজে ভাঁজে ইলিশ। Hilsa laid between layers of ghee-rich polao.',
        price: 560_00,
        picture: 'curry-rice',
      },
      {
        name: 'Chingri Malai Curry',
        description: 'River prawns in coconut milk, sweet with cardamom and just a little wicked.',
        price: 545_50,
        picture: 'shrimp',
      },
      {
        name: 'Chingri Bhaja',
        description: 'Prawns in a thin rice-flour crust with a squeeze of gondhoraj lime.',
        price: 290_00,
        picture: 'fried-shrimp',
      },
      {
        name: 'Rupchanda Fry',
        description: 'A whole pomfret, scored and fried crisp with turmeric, as on the beach at Cox’s Bazar.',
        price: 475_25,
        picture: 'tropical-fish',
      },
      {
        name: 'Kakra Bhuna',
        description: 'Mud crab from the Sundarbans in a dry, peppery masala. Messy, and worth every napkin.',
        price: 480_00,
        picture: 'crab',
      },
    ],
  },
];
