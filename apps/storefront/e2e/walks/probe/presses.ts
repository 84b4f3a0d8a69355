/** An element that can be pressed, by role and accessible name. */
export interface Pressable {
  role: string;
  name: string;
  /** The accessible description, otherwise the heading of its card: the dish of 'Add to Order'. */
  description: string;
  /** The index among elements with the same role, name and description. */
  occurrence: number;
  /** Whether it is in the top bar or the footer. */
  isFrame: boolean;
}

/** A click that the page has received. */
export interface Press {
  role: string;
  name: string;
  description: string;
  /** The heading of the screen. */
  heading: string;
  /** The total that the cart shows; '' on other screens. */
  total: string;
}

/** Accessible names by markup. */
export type KnownNames = Record<string, string>;

/** A pressable with its centre, in pixels of the viewport. */
export interface PressPoint extends Pressable {
  x: number;
  y: number;
}

export interface TypeableField {
  name: string;
  occurrence: number;
}

export interface ProbePresses {
  /** The selector of fields that text can be typed into. */
  anyField: string;
  nameOf(element: Element): string;
  /** The select or the file input with this name. */
  controlOf(name: string): Element | null;
  /** Whether the screen has a button with this text that can be pressed. */
  isOffered(text: string): boolean;
  /** As JSON. Takes milliseconds, so it is called only to choose one. */
  pressables(): string;
  /** Scrolls the element into view; null when it is missing or covered. */
  pointOf(wanted: Pressable): PressPoint | null;
  fields(): TypeableField[];
  /** Focuses the field and selects its text; false when it is missing. */
  focusField(wanted: TypeableField): boolean;
  /** Names computed since the last call. */
  drainNames(): KnownNames;
  /** The presses since the last call. */
  drain(): Press[];
}

declare global {
  interface Window {
    walkPresses: ProbePresses;
  }
}

/**
 * An init script. Names are computed by the browser (ComputedAccessibilityInfo), which takes more than a millisecond each:
 * they are cached by markup, across documents.
 */
export function installPresses(): void {
  const known: KnownNames = window.name === '' ? {} : JSON.parse(window.name).knownNames;
  let learned: KnownNames = {};
  const pressed: Press[] = [];
  const anyPressable = 'a[href], button, [role="menuitem"], input[type="radio"], input[type="checkbox"]';
  const anyField = 'main input:not([type="radio"], [type="checkbox"], [type="file"]), main textarea';
  /** Markup that does not affect the name: icons, descriptions, classes, sources of pictures, React's ids. */
  const unnamed =
    /<svg[^>]* aria-hidden="true".*?<\/svg>| aria-(description|describedby|current)="[^"]*"| (class|src|srcset)="[^"]*"|\b_r_\w+_/gs;
  /** The names in the current document, until it changes. */
  let names = new WeakMap<Element, string>();
  new MutationObserver(() => (names = new WeakMap())).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const roleOf = (element: Element) =>
    element.role ?? (element instanceof HTMLAnchorElement ? 'link' : element instanceof HTMLInputElement ? element.type : 'button');
  const computeName = (element: Element) => {
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const parts = [element, ...labels, ...ids.map((id) => document.getElementById(id))];
    const key = parts.map((part) => part?.outerHTML.replaceAll(unnamed, '') ?? '').join();
    const knownName = known[key];
    if (knownName !== undefined) return knownName;
    const name = window.walkEnglish(String(Reflect.get(element, 'computedName') ?? ''));
    // An empty name is not cached: the browser may not have computed it yet.
    if (name !== '') known[key] = learned[key] = name;
    return name;
  };
  const nameOf = (element: Element) => {
    const name = names.get(element) ?? computeName(element);
    if (name !== '') names.set(element, name);
    return name;
  };
  const textOf = (element: Element | null | undefined) => window.walkEnglish(element?.textContent ?? '');
  const describe = (element: Element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ');
    if (ids) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    return textOf(element.closest('article')?.querySelector('h2, h3, h4'));
  };
  const heading = () => textOf(document.querySelector('h1'));
  /** The command that changes the language calls `click()`. */
  const isOtherLanguage = ({ textContent }: Element) => textContent === (document.documentElement.lang === 'en' ? 'বাংলা' : 'English');
  const isReachable = (element: Element) => {
    if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert], [aria-hidden="true"]')) return false;
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const found = () => {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll(anyPressable)].filter(isReachable).flatMap((element) => {
      const name = nameOf(element);
      if (name === '' || isOtherLanguage(element)) return [];
      const named = { role: roleOf(element), name, description: describe(element) };
      const key = JSON.stringify(named);
      const occurrence = counts.get(key) ?? 0;
      counts.set(key, occurrence + 1);
      return [{ element, pressable: { ...named, occurrence, isFrame: element.closest('header, footer') !== null } }];
    });
  };
  const fieldsFound = () => {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll(anyField)].filter(isReachable).map((element) => {
      const name = nameOf(element);
      const occurrence = counts.get(name) ?? 0;
      counts.set(name, occurrence + 1);
      return { element, field: { name, occurrence } };
    });
  };
  const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
  document.addEventListener(
    'click',
    (click) => {
      const element = click.target instanceof Element ? click.target.closest(anyPressable) : null;
      if (!element || element.matches(':disabled, [aria-disabled="true"]')) return;
      // The second of two quick presses may meet the menu that the first has opened.
      if (isOtherLanguage(element) && click.isTrusted) return click.stopImmediatePropagation();
      pressed.push({
        role: roleOf(element),
        name: nameOf(element),
        description: describe(element),
        heading: heading(),
        total: window.walkEnglish(document.querySelector('[data-total]')?.getAttribute('data-total') ?? ''),
      });
    },
    { capture: true },
  );
  window.walkPresses = {
    nameOf,
    controlOf: (name) =>
      [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main select, main [type="file"]')].find(({ labels }) =>
        [...(labels ?? [])].some((label) => [label, ...label.querySelectorAll('*')].some((part) => textOf(part).includes(name))),
      ) ?? null,
    isOffered: (text) => [...document.querySelectorAll('main button')].some((one) => textOf(one) === text && isReachable(one)),
    anyField,
    pressables: () => JSON.stringify(found().map(({ pressable }) => pressable)),
    pointOf(wanted) {
      const match = found().find(({ pressable }) => isSame(pressable, wanted));
      if (!match) return null;
      match.element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = match.element.getBoundingClientRect();
      const point = { ...match.pressable, x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(point.x, point.y);
      // A radio may be covered by its label.
      const isFree = top !== null && (match.element.contains(top) || top.contains(match.element));
      return isFree ? point : null;
    },
    fields: () => fieldsFound().map(({ field }) => field),
    focusField(wanted) {
      const element = fieldsFound().find(({ field }) => isSame(field, wanted))?.element;
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
      element.focus();
      element.select();
      return true;
    },
    drainNames() {
      const names = learned;
      learned = {};
      return names;
    },
    drain: () => pressed.splice(0),
  };
}
