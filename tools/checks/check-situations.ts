// Fails when a situation of the specification has no story, or a component has no story of all its variants.
// node --import tsx/esm tools/checks/check-situations.ts [--list]
import { buildIndex } from 'storybook/internal/core-server';
import { pathToFileURL } from 'node:url';

interface Story {
  title: string;
  name: string;
  exportName?: string;
  tags?: string[];
}

/** By page: the tags of its stories, each with the acceptance numbers that the story has as tags, too. */
export const situations = {
  Home: 'filled AC-013, loading, refused, unreachable, empty, long-words, bengali, without-picture, broken-picture, many',
  Menu: 'filled AC-020, category AC-021, loading AC-025, refused AC-026, unreachable AC-027, without-categories, empty, empty-category, no-match',
  'Menu/With odd data': 'unreadable-price, long-words, bengali, right-to-left, without-picture, broken-picture, many',
  Details: 'filled AC-028, unchosen, cold, missing, loading, refused, unreachable, unreadable-price, long-words, bengali, broken-picture',
  Cart: 'filled AC-031 AC-032, empty AC-088 AC-157, removed, refused, changed AC-158, guest, long-words, bengali',
  'Cart/Unknown outcome': 'unknown-outcome',
  'Cart/Delivery': 'filled AC-156, missing AC-156, refused AC-156',
  Login: 'filled AC-019, incomplete AC-086, saved AC-120, refused AC-121, unreachable AC-121, without-token AC-087, waiting',
  Register:
    'filled AC-018, saved AC-118, refused AC-062 AC-119, unreachable AC-063 AC-119, mismatch AC-084, incomplete AC-085, large-picture, waiting',
  Profile: 'filled AC-034, admin AC-035, loading AC-038, missing, refused AC-039, server-message AC-039, partial',
  'Profile/Coming back': 'folded AC-162, cart-waits AC-159',
  'My orders': 'filled AC-036, empty AC-037, refused AC-136, long-words, bengali, many AC-161',
  'My orders/Just placed': 'placed AC-155, placed-unlisted AC-155, placed-unread AC-848',
  'Your usual': 'home AC-160, empty-cart AC-160, guest AC-160',
  'Profile update': 'filled AC-040, cold, saved AC-122, refused AC-123, unreachable AC-123, incomplete AC-094, long-words, bengali',
  Admin: 'filled AC-041, phone, other-role AC-007',
  'Admin foods':
    'filled AC-042, loading, refused, empty, confirmation AC-096, delete-refused AC-133, partial AC-051, long-words, bengali, many',
  'Admin foods/Price on the card': 'price, refused AC-241, unreachable AC-242, invalid-price AC-243, partial, bengali AC-240',
  'Admin foods/Spreadsheet': 'csv-preview AC-252, csv-outcome AC-253, csv-unchanged AC-254, csv-refused AC-255',
  'Admin foods/Table': 'filled AC-247, bengali, phone',
  'Admin foods/Keyboard': 'shortcuts AC-249',
  'Admin foods/Coming back': 'marked AC-245',
  'Admin categories': 'filled AC-043, refused, empty, delete-refused AC-128, long-words, bengali',
  'Admin food form': 'incomplete, invalid-price AC-091, filled AC-044, loading, missing, without-categories, refused AC-132',
  'Admin category form': 'incomplete AC-089, saved, filled, without-name AC-093, missing',
  Receipt: 'filled, many, bengali, long-words',
};

/** Components without an AllVariants story: each state is a story of its own. */
const withoutVariants = [
  'Account menu',
  'Admin sidebar',
  'Alert dialog',
  'Dialog',
  'Menu',
  'Progress bar',
  'Tooltip',
  'Top bar',
  'Visually hidden',
];

/** Every situation as `Page: tag`, with the story that shows it. */
export const storiesBySituation = (stories: readonly Story[]) =>
  Object.entries(situations).flatMap(([page, list]) =>
    list.split(', ').map((situation) => {
      const [tag = '', ...numbers] = situation.split(' ');
      const isShownBy = ({ title, tags }: Story) =>
        title === `Pages/${page}` && tags?.includes(tag) && numbers.every((number) => tags.includes(number));
      return { situation: `${page}: ${situation}`, story: stories.find(isShownBy)?.name };
    }),
  );

/** Components without an AllVariants story. */
export function withoutOverview(stories: readonly Story[]) {
  const titles = (some: readonly Story[]) => new Set(some.map(({ title }) => title));
  const withAllVariants = titles(stories.filter(({ exportName }) => exportName === 'AllVariants'));
  return [...titles(stories)]
    .filter((title) => title.startsWith('Components/') && !withAllVariants.has(title))
    .map((title) => title.slice('Components/'.length))
    .filter((name) => !withoutVariants.includes(name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { entries } = await buildIndex({ configDir: '.storybook' });
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const found = storiesBySituation(stories);
  if (process.argv.includes('--list')) for (const { situation, story } of found) console.log(`${situation} — ${story ?? 'NO STORY'}`);
  const problems = [
    ...found.filter(({ story }) => story === undefined).map(({ situation }) => `No story shows ${situation}`),
    ...withoutOverview(stories).map((name) => `No story shows all variants of ${name}`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`${found.length} situations, each with a story; ${stories.length} stories in all.`);
}
