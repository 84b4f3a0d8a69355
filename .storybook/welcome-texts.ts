interface Section {
  title: string;
  text: string;
  pages: readonly string[];
  /** The page whose stories are `pages`; without it each of them is a page. */
  page?: string;
}

/** The beginning of a story's id. Storybook opens the first story that has it. */
export const storyIdOf = ({ title, page }: Section, name: string) =>
  (page === undefined ? `${title}-${name}` : `${title}-${page}--${name}`).toLowerCase().replaceAll(' ', '-');

/** The sections of this Storybook, each with its most visited pages. */
export const sections: readonly Section[] = [
  {
    title: 'Foundations',
    text: 'Every token with its value in both themes, its CSS variable and its use, and the contrast of every pair of colours in use.',
    pages: ['Tokens', 'Palette', 'Type', 'Space', 'Shape and motion', 'Icons'],
  },
  {
    title: 'Components',
    text: 'Every component in every state: when to use it, its words and keys, code to copy. The controls of a story are all of its props.',
    pages: ['Button', 'Field', 'Food card', 'Carousel', 'Dialog', 'Toast', 'Top bar'],
  },
  {
    title: 'Pages',
    text: 'Every page in every situation of the specification: loading, empty, failed, ten thousand dishes.',
    pages: ['Home', 'Menu', 'Cart', 'Profile', 'Admin foods', 'Login'],
  },
  {
    title: 'Journeys',
    text: 'User journeys across pages, from the first visit to the receipt, played step by step.',
    pages: ['Purchase', 'Account', 'Catalogue'],
  },
  {
    title: 'Machines',
    text: 'State machines as diagrams, generated from their source.',
    pages: ['Session', 'Cart', 'Checkout', 'Editor', 'Removal', 'Submission'],
    page: 'Diagrams',
  },
];

export const colorRules = [
  {
    title: 'Green: the main action',
    text: 'Banana leaf marks the primary action: add, save, check out. One per view is enough.',
    sample: { tone: 'positive', name: 'Banana leaf' },
  },
  {
    title: 'Red: destructive',
    text: 'Chili deletes and warns, always with text and an icon beside the colour.',
    sample: { tone: 'critical', name: 'Chili' },
  },
  {
    title: 'Turmeric: accent',
    text: 'Count badges, the carousel. Never a text colour, never a button.',
    sample: { tone: 'accent', name: 'Turmeric' },
  },
] as const;

/** Where to make common changes. */
export const guides = [
  {
    title: 'A colour, a size, a radius',
    text: 'Colours are named by appearance in libs/ui/src/theme/palette.ts and assigned to roles in tokens.ts, once per theme. A test fails when the contrast of a pair is too low.',
  },
  {
    title: 'A component',
    text: 'A folder in libs/ui/src with the component, its styles and its stories, one of them named All Variants, and what its page says in x.guidance.tsx. Components accept no class names and no styles.',
  },
  {
    title: 'A situation of a page',
    text: 'A tag in tools/checks/check-situations.ts and a story that carries it. Stories render the real application; only the responses of the server are mocked.',
  },
  {
    title: 'A visual change',
    text: 'npm test compares every component with its baseline screenshots, in both themes. If the difference is intended, run npm run baselines and commit the new screenshots.',
  },
] as const;
