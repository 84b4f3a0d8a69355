import type { CatalogueSeed } from '../seed.ts';

/** The house menu: Bangladeshi dishes with honest prices (poisha). */
export const shop: CatalogueSeed = {
  categories: [
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
    {
      name: 'Street Food',
      picture: 'croquettes',
      foods: [
        {
          name: 'Fuchka',
          description: 'Eight crisp shells filled with spiced peas and potato, with sour tamarind water on the side.',
          price: 80_00,
          picture: 'croquettes',
        },
        {
          name: 'Chotpoti',
          description: 'Warm white peas with egg, onion and tamarind, finished with crushed fuchka for the crunch.',
          price: 90_50,
          picture: 'beans',
        },
        {
          name: 'ঝালমুড়ি',
          description: 'মুড়ি, চানাচুর, কাঁচা মরিচ আর সরিষার তেল। Puffed rice shaken with mustard oil until your eyes water.',
          price: 40_00,
          picture: 'puffed-rice',
        },
        {
          name: 'Mughlai Paratha',
          description: 'A square of flaky dough hiding egg, keema and coriander, cut into nine for sharing.',
          price: 150_00,
          picture: 'stuffed-flatbread',
        },
        {
          name: 'Sheek Kebab Roll',
          description: 'Charcoal beef kebab wrapped in a hot paratha with onion, cucumber and mint chutney.',
          price: 180_25,
          picture: 'stuffed-roll',
        },
        {
          name: 'Chicken Shashlik',
          description: 'Two skewers of chicken, capsicum and onion, glazed and charred at the corners.',
          price: 220_00,
          picture: 'skewer',
        },
      ],
    },
    {
      name: 'Sweets & Pitha',
      picture: 'pudding',
      foods: [
        {
          name: 'Mishti Doi',
          description: 'Bogura yoghurt set in an earthen pot, caramel-brown on top and cool all the way down.',
          price: 90_00,
          picture: 'honey',
        },
        {
          name: 'Puli Pitha',
          description: 'Half-moons of rice dough with coconut and date-palm jaggery, steamed in winter and eaten all year.',
          price: 90_50,
          picture: 'dumpling',
        },
        {
          name: 'রসমালাই',
          description: 'কুমিল্লার নরম রসমালাই, ঘন দুধে ডোবানো। Soft cheese pearls from Cumilla in thickened milk.',
          price: 140_00,
          picture: 'ice-cream',
        },
        {
          name: 'Caramel Pudding',
          description: 'Everybody’s aunt makes the best one; this is ours. Wobbly, burnt-sugar dark and gone too soon.',
          price: 120_00,
          picture: 'pudding',
        },
        {
          name: 'Bakorkhani',
          description: 'Layered Old Dhaka biscuit bread from the tandoor, a little salty, made for dipping into tea.',
          price: 35_25,
          picture: 'baked-sweet',
        },
        {
          name: 'Falooda',
          description: 'Rose syrup, basil seeds, vermicelli and ice cream in one tall glass. Bring two spoons.',
          price: 160_50,
          picture: 'shaved-ice',
        },
      ],
    },
    {
      name: 'Drinks',
      picture: 'mango',
      foods: [
        {
          name: 'Borhani',
          description: 'Spiced yoghurt with mint and black salt, the wedding drink that makes room for more biryani.',
          price: 70_00,
          picture: 'glass-of-milk',
        },
        {
          name: 'Mango Lassi',
          description: 'Rajshahi langra mangoes blended with thick yoghurt. Nothing else, because nothing else is needed.',
          price: 120_50,
          picture: 'mango',
        },
        {
          name: 'Dudh Cha',
          description: 'Strong milk tea boiled twice on the tong stove, sweet enough for a long conversation.',
          price: 30_00,
          picture: 'tea',
        },
        {
          name: 'সাত রঙের চা',
          description: 'শ্রীমঙ্গলের বিখ্যাত সাত স্তরের চা। Seven layers from Sreemangal; drink slowly and do not stir.',
          price: 110_00,
          picture: 'teapot',
        },
        {
          name: 'Lebur Shorbot',
          description: 'Lime, rock salt and a little sugar over ice. Summer’s first aid.',
          price: 45_25,
          picture: 'lemon',
        },
        {
          name: 'Daber Pani',
          description: 'Green coconut water, opened to order. The tender flesh comes with a spoon.',
          price: 80_00,
          picture: 'coconut',
        },
      ],
    },
  ],
  customerOrders: [
    {
      createdAt: '2026-09-18T13:05:00.000Z',
      items: [
        { foodName: 'Kacchi Biryani', quantity: 2 },
        { foodName: 'Borhani', quantity: 2 },
        { foodName: 'Mishti Doi', quantity: 1 },
      ],
    },
    {
      createdAt: '2026-10-02T06:41:00.000Z',
      items: [
        { foodName: 'ইলিশ পোলাও', quantity: 1 },
        { foodName: 'Alur Dom', quantity: 1 },
        { foodName: 'Lebur Shorbot', quantity: 3 },
      ],
    },
  ],
};
