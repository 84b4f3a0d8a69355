import type * as TestingLibrary from '@testing-library/dom';

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/** Matches a whole text, or its beginning. */
export type TextMatch = string | { startsWith: string };

/** A Testing Library query: by role and name, by label, or by text. */
export type Query = ({ role: string; name?: TextMatch; level?: number } | { label: TextMatch } | { text: TextMatch }) & {
  /** Limits the search to elements that this query finds. */
  within?: Query;
  /** Only elements that contain this text. */
  containing?: string;
};

/** The point to press, or why the element cannot be pressed yet. */
export type Aim = { x: number; y: number; problem: null } | { problem: string };

// The functions below are serialised and run in the page: they may use only each other and Testing Library.

function matcherOf(match: TextMatch | undefined) {
  if (match === undefined) return undefined;
  return typeof match === 'string' ? match : (text: string) => text.startsWith(match.startsWith);
}

function findAll(query: Query): HTMLElement[] {
  const library = globalThis.TestingLibraryDom;
  if (library === undefined) return [];
  const scopes = query.within ? findAll(query.within) : [document.body];
  const found = scopes.flatMap((scope) => {
    if ('label' in query) return library.queryAllByLabelText(scope, matcherOf(query.label) ?? '');
    if ('text' in query) return library.queryAllByText(scope, matcherOf(query.text) ?? '');
    const name = matcherOf(query.name);
    return library.queryAllByRole(scope, query.role, { ...(name && { name }), ...(query.level && { level: query.level }) });
  });
  const { containing } = query;
  return found.filter((element) => element.getClientRects().length > 0 && (!containing || element.textContent?.includes(containing)));
}

function textsOf(query: Query): string[] {
  return findAll(query).map(({ textContent }) => (textContent ?? '').trim());
}

function valueOf(query: Query): string | null {
  const [field] = findAll(query);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    ? field.value
    : null;
}

function isFocused(query: Query): boolean {
  return findAll(query).some((element) => element === document.activeElement);
}

/** By the alternative text, because the picture of a card is hidden from the accessibility tree. */
function isPictureLoaded(alt: string): boolean {
  return [...document.images].some((image) => image.alt === alt && image.complete && image.naturalWidth > 0);
}

/** Whether fonts and visible images have loaded and no finite animation runs. */
function isSettled(): boolean {
  const isMoving = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000);
  const isInWindow = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight && image.getClientRects().length > 0;
  const pictures = [...document.images].filter(isInWindow);
  // An image that is decoded asynchronously is complete before it is painted.
  for (const picture of pictures) picture.decoding = 'sync';
  const areComplete = pictures.every(({ complete }) => complete);
  return !isMoving && areComplete && document.fonts.status === 'loaded';
}

function aimAt(query: Query): Aim {
  const found = findAll(query);
  const [element] = found;
  if (!element || found.length > 1) return { problem: `${String(found.length)} elements are called ${JSON.stringify(query)}` };
  const rectOf = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const isOutside = ({ top, bottom }: DOMRect) => top < 0 || bottom > innerHeight;
  if (isOutside(rectOf())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = rectOf();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  if (!isHit) return { problem: `${hit?.tagName ?? 'nothing'} covers ${JSON.stringify(query)}` };
  return { x, y, problem: null };
}

/** Presses the first match `times` times without waiting for the effect. Each press queries again. */
function pressRepeatedly(query: Query, times: number, pauseMs: number): void {
  for (let press = 0; press < times; press += 1) setTimeout(() => findAll(query)[0]?.click(), press * pauseMs);
}

/** Selects the text of the field, so that the next key replaces it. */
function selectText(query: Query): boolean {
  const [field] = findAll(query);
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return false;
  field.focus();
  field.select();
  return true;
}

/** Selects an option by script: the native popup is outside the page. */
function chooseOption(query: Query, label: string): boolean {
  const [field] = findAll(query);
  const option = field instanceof HTMLSelectElement ? [...field.options].find(({ text }) => text === label) : undefined;
  if (!(field instanceof HTMLSelectElement) || !option) return false;
  field.focus();
  field.selectedIndex = option.index;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function focusedName(): string {
  const focused = document.activeElement;
  const labels = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels : null;
  return (focused?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused?.textContent ?? '').trim();
}

function store(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

function storedValue(key: string): string | null {
  return localStorage.getItem(key);
}

const scrollTop = (): number => window.scrollY;

const routeOf = (): string => location.hash.replace(/\?.*$/, '').replace(/\/$/, '');

/** The problems that record-problems.ts has recorded in this tab. */
function recordedProblems(): string[] {
  return JSON.parse(sessionStorage.getItem('problems') ?? '[]');
}

/** The functions that `callInPage` can run. */
export const inPage = {
  matcherOf,
  findAll,
  textsOf,
  valueOf,
  isFocused,
  isPictureLoaded,
  isSettled,
  aimAt,
  pressRepeatedly,
  selectText,
  chooseOption,
  focusedName,
  store,
  storedValue,
  scrollTop,
  routeOf,
  recordedProblems,
};

const definitions = Object.entries(inPage)
  .map(([name, definition]) => `const ${name} = ${String(definition)};`)
  .join('\n');

export const missingLibrary = 'The page does not contain Testing Library';

/** An expression that evaluates to the JSON of the function's result, or to `missingLibrary`. */
export function callInPage(name: keyof typeof inPage, parameters: readonly unknown[]): string {
  const call = `JSON.stringify(${name}(...${JSON.stringify(parameters)}) ?? null)`;
  return `(() => { ${definitions}
    return globalThis.TestingLibraryDom === undefined ? '${missingLibrary}' : ${call}; })()`;
}
