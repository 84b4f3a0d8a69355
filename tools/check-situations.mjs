// Which situations the specification names, page by page, and which story shows each: node tools/check-situations.mjs [--list]
// Fails when a situation has no story, or a component no story of all its variants.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Page: [what the specification says about it, the story that shows it], the latter found in `Title/ExportName story name`. */
export const situations = {
  Home: [
    ['§2 hero, slider and categories', /AC-013/],
    ['§2 the categories are on their way', /Home\/Loading/],
    ['§8 a category fetch failure is only logged', /Home\/Failed/],
    ['§8 no answer at all is only logged', /Home\/Dropped/],
    ['no categories', /Home\/Empty/],
    ['long words', /Home\/LongWords/],
    ['Bengali', /Home\/Bengali/],
    ['pictures missing', /Home\/WithoutPictures/],
    ['pictures broken', /Home\/BrokenPictures/],
    ['many categories', /Home\/ManyCategories/],
  ],
  Menu: [
    ['§2 heading, radios and cards', /AC-020/],
    ['§2 a category is chosen', /AC-021/],
    ["§2 'Loading food data...'", /AC-025/],
    ['§2 §8 the fetch fails', /AC-026/],
    ['§8 no answer at all', /AC-027/],
    ['categories refused', /Menu\/WithoutCategories/],
    ['no dishes', /Menu\/Empty /],
    ['a category without dishes', /Menu\/EmptyCategory/],
    ['nothing matches the search', /Menu\/NothingFound/],
    ['unreadable prices', /Menu.*\/UnreadablePrices/],
    ['long words', /Menu.*\/LongWords/],
    ['Bengali', /Menu.*\/Bengali/],
    ['right to left', /Menu.*\/RightToLeft/],
    ['pictures missing', /Menu.*\/WithoutPictures/],
    ['pictures broken', /Menu.*\/BrokenPictures/],
    ['a thousand dishes', /Menu.*\/ManyDishes/],
  ],
  Details: [
    ['§2 picture, name, description, price, Add to Cart', /AC-028/],
    ['§2 opened without an item', /Details\/Unchosen/],
    ['opened cold', /Details\/Cold/],
    ['not on the menu', /Details\/Unknown/],
    ['loading', /Details\/Loading/],
    ['refused', /Details\/Failed/],
    ['out of reach', /Details\/Dropped/],
    ['unreadable price', /Details\/UnreadablePrice/],
    ['long words', /Details\/LongWords/],
    ['Bengali', /Details\/Bengali/],
    ['picture broken', /Details\/BrokenPicture/],
  ],
  Cart: [
    ['§2 rows and sums', /AC-031 AC-032/],
    ['§5 §8 empty, and checked out', /AC-088/],
    ['§4 a line is removed', /Cart\/Undo/],
    ["§8 'Failed to place order.'", /Cart\/Refused/],
    ["§8 'Something went wrong.'", /Cart\/Unknown/],
    ['a changed price, a vanished dish', /Cart\/Changed/],
    ['a guest', /Cart\/Guest/],
    ['long words and Bengali', /Cart\/LongNames/],
  ],
  Login: [
    ['§2 e-mail, password, way to register', /AC-019/],
    ['§5 something is missing', /AC-086/],
    ["§8 'Login sucessfull'", /AC-120/],
    ["§8 'Login faild …', refused", /AC-121 refused/],
    ["§8 'Login faild …', out of reach", /AC-121 the server cannot be reached/],
    ["§5 §8 'Login token not provided'", /AC-087/],
    ['the answer is awaited', /Login\/Waiting/],
  ],
  Register: [
    ['§2 ten fields', /AC-018/],
    ["§8 'Registrations Sucessfully.'", /AC-118/],
    ["§8 'registrations Failed …', refused", /AC-062 AC-119/],
    ["§8 'registrations Failed …', out of reach", /AC-063 AC-119/],
    ["§5 §8 'Password did not match'", /AC-084/],
    ['§5 something is missing', /AC-085/],
    ['§5 a picture above 5 MB', /Register\/LargePicture/],
    ['the answer is awaited', /Register\/Waiting/],
  ],
  Profile: [
    ['§2 the person', /AC-034/],
    ["§2 §6 'Manage Product'", /AC-035/],
    ["§2 'Profile is loading...'", /AC-038/],
    ["§2 'No profile found'", /Profile\/NoProfile/],
    ["§8 'Something went wrong'", /AC-039 failed without a word/],
    ["§8 the server's message", /AC-039 failed with the server/],
    ['half of it missing', /Profile\/HalfKnown/],
  ],
  'My orders': [
    ['§2 number, date, total, Download', /AC-036/],
    ["§2 'No orders found.'", /AC-037/],
    ['§8 a failure is only logged', /AC-136/],
    ['long words, Bengali, many orders', /My orders\/LongWords/],
  ],
  'Profile update': [
    ['§2 prefilled, with a preview', /AC-040/],
    ['opened cold', /Profile update\/OpenedCold/],
    ["§8 'Profile Updated Successfully.'", /AC-122/],
    ["§8 'Updating Failed …', refused", /AC-123 refused/],
    ["§8 'Updating Failed …', out of reach", /AC-123 the server cannot/],
    ['§5 something is missing', /AC-094/],
    ['long words and Bengali', /Profile update\/LongWords/],
  ],
  'Admin layout': [
    ['§2 four links, the active one marked', /AC-041/],
    ['on a phone', /Admin\/Drawer/],
    ['§6 another role', /AC-007/],
  ],
  'Admin foods': [
    ['§2 cards with a dollar sign', /AC-042/],
    ['loading', /Admin foods\/Loading/],
    ['§8 a failure is only logged', /Admin foods\/Failed/],
    ['no foods', /Admin foods\/Empty/],
    ["§5 'Confirm Deletion'", /AC-096/],
    ["§8 'Delete failed!'", /AC-133/],
    ['picture, category, price missing', /AC-051/],
    ['long words', /Admin foods\/LongWords/],
    ['Bengali', /Admin foods\/WholeShop/],
    ['a thousand foods', /Admin foods\/TenThousand/],
  ],
  'Admin categories': [
    ['§2 image, name, Update, Delete', /AC-043/],
    ['§8 a failure is only logged', /Admin categories\/Failed/],
    ['no categories', /Admin categories\/Empty/],
    ["§8 'Delete failed!'", /AC-128/],
    ['long words and Bengali', /Admin categories\/Odd/],
  ],
  'Add and update food': [
    ['§5 something is missing', /Admin food form\/WithoutName/],
    ['§5 a price that is none', /AC-091/],
    ['§2 prefilled', /AC-044/],
    ['opened cold, still looking', /Admin food form\/Looking/],
    ['not in the list', /Admin food form\/Missing/],
    ["§8 'Failed to load categories'", /Admin food form\/WithoutCategories/],
    ["§8 'Failed to update food …'", /AC-132/],
  ],
  'Add and update category': [
    ["§5 §8 'Please enter category name …'", /AC-089 neither/],
    ["§8 'New category added sucessfully.'", /Admin category form\/Saved/],
    ['§2 prefilled', /Admin category form\/Filled/],
    ['§5 update without a name', /AC-093/],
    ['not in the list', /Admin category form\/Missing/],
  ],
  Receipt: [
    ['§9 one page', /Receipt\/OneDish/],
    ['§9 more than one page', /Receipt\/SixtyDishes/],
    ['Bengali', /Receipt\/Bengali/],
    ['long and foreign words', /Receipt\/HostileNames/],
  ],
};

/** Every story as `Title/ExportName story name`, read from the sources. */
export function storiesIn(code) {
  const title = /title: '([^']+)'/.exec(code)?.[1] ?? '';
  return code
    .split(/^export const /m)
    .slice(1)
    .map((story) => {
      const name = /^\s*name: '([^']+)'|\{ name: '([^']+)'/m.exec(story.split(/\n\}\);/)[0] ?? '');
      return `${title}/${/^\w+/.exec(story)?.[0] ?? ''} ${name?.[1] ?? name?.[2] ?? ''}`;
    });
}

export const missingIn = (stories, named = situations) =>
  Object.entries(named).flatMap(([page, entries]) =>
    entries
      .filter(([, shownBy]) => !stories.some((story) => story.startsWith('Pages/') && shownBy.test(story)))
      .map(([situation]) => `${page}: ${situation}`),
  );

/** Of these a page has one, or they have nothing to show side by side; each of their states is a story. */
const seenAlone = ['Account menu', 'Admin sidebar', 'Confirmation', 'Dialog', 'Top bar', 'Visually hidden'];

/** Components whose stories do not show all variants at a glance. */
export const withoutOverview = (stories) => {
  const components = [...new Set(stories.filter((story) => story.startsWith('Components/')).map((story) => story.split('/')[1]))];
  return components.filter(
    (name) => !seenAlone.includes(name) && !stories.some((story) => story.startsWith(`Components/${name}/AllVariants`)),
  );
};

export const allStories = () =>
  ['libs/ui/src', 'apps/storefront/src'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => storiesIn(readFileSync(`${root}${folder}/${file}`, 'utf8'))),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stories = allStories();
  if (process.argv.includes('--list'))
    for (const [page, entries] of Object.entries(situations))
      for (const [situation, shownBy] of entries)
        console.log(`${page}: ${situation} — ${stories.find((story) => shownBy.test(story)) ?? 'NO STORY'}`);
  const problems = [
    ...missingIn(stories).map((situation) => `No story shows ${situation}`),
    ...withoutOverview(stories).map((name) => `No story shows all variants of ${name}`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  const count = Object.values(situations).flat().length;
  console.log(`${count} situations, each with a story; ${stories.length} stories in all.`);
}
