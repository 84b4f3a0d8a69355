import type { CatalogueSeed } from '../seed.ts';

/** Prices in poisha. */
export const treats: CatalogueSeed['categories'] = [
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
];
