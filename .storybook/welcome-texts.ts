/** Where everything is, with the pages most often looked for. */
export const shelves = [
  {
    title: 'Foundations',
    text: 'The contract both themes keep, with the contrast of every pair of colours that may meet.',
    pages: ['Palette', 'Type', 'Space', 'Shape and motion', 'Icons'],
  },
  {
    title: 'Components',
    text: 'Every part in every state. The controls beside a story are its props, and there are no others.',
    pages: ['Button', 'Field', 'Food card', 'Plate slider', 'Dialog', 'Toast', 'Top bar'],
  },
  {
    title: 'Pages',
    text: 'Every screen in every situation the specification names: waiting, empty, refused, a thousand dishes.',
    pages: ['Home', 'Menu', 'Cart', 'Profile', 'Admin foods', 'Login'],
  },
  {
    title: 'Journeys',
    text: 'From the first visit to the receipt, across screens, played step by step.',
    pages: ['Purchase', 'Account', 'Catalogue'],
  },
  {
    title: 'Machines',
    text: 'What happens when, drawn as charts from the code that runs.',
    pages: ['Session', 'Cart', 'Checkout', 'Editor', 'Removal', 'Submission'],
  },
] as const;

export const promises = [
  {
    title: 'Green orders',
    text: 'Banana leaf is the way on: add, save, check out. One such button in sight is enough.',
    tone: 'primary',
  },
  { title: 'Red destroys', text: 'Chili deletes and warns, always with a word and a sign beside the colour.', tone: 'critical' },
  { title: 'Turmeric delights', text: 'A count that pops, a plate that turns. Never text on paper, never a button.', tone: 'accent' },
] as const;

/** The ways in, for whoever wants to change something and have it stay changed. */
export const handbook = [
  {
    title: 'A colour, a size, a radius',
    text: 'Colours are named for what they look like in libs/ui/src/theme/palette.ts and given their parts in tokens.ts, once per theme. A pair that cannot be read fails a test before anybody squints.',
  },
  {
    title: 'A component',
    text: 'A folder in libs/ui/src with the part, its styles and its stories, one of them called All Variants. Props are the whole of it: no class names, no styles from outside.',
  },
  {
    title: 'A situation of a page',
    text: 'A tag in tools/check-situations.ts, then the story that carries it. The shop in a story is the real one; only its server is told what to answer.',
  },
  {
    title: 'A look that changed',
    text: 'npm test compares every component with its picture, in both themes, and names what differs. If it is meant: npm run baselines, and the new pictures go along with the change.',
  },
] as const;
