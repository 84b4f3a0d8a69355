// Features that the build may use although a supported browser lacks them, each with its reason. An unused entry is an error.
const ownMethod = 'a property of an object of the library, not of the language';
const harmless = 'decoration: without it nothing is lost';

export interface AllowedInScripts {
  feature: string;
  /** The built script that may use it, matched without its hash; default: every script. */
  file?: RegExp;
  reason: string;
}
export interface AllowedInStyles {
  feature: RegExp;
  reason: string;
}

export const allowedInScripts: readonly AllowedInScripts[] = [
  { feature: '.isError', reason: `TanStack Query: ${ownMethod}` },
  { feature: '.toArray', reason: `fontkit: ${ownMethod}` },
  { feature: '.toSorted', reason: `Radix OrderedDict: ${ownMethod}` },
  { feature: '.cssFloat', reason: 'React writes `float` of a style under this name' },
  { feature: '.share', reason: 'React: a prop of ViewTransition' },
  { feature: '.popover', reason: "React: a prop; none of the shop's elements has it" },
  { feature: 'navigator.connection', file: /^platform$/, reason: 'React: read behind a test, a guess otherwise' },
  { feature: 'navigator.connection', file: /^shop$/, reason: 'app/preload-pages.ts: optional, the pages are loaded without it' },
  { feature: 'navigation', file: /^platform$/, reason: 'React: behind typeof' },
  { feature: 'navigate event', file: /^platform$/, reason: 'React: behind typeof navigation' },
  { feature: 'navigatesuccess event', file: /^platform$/, reason: 'React: behind typeof navigation' },
  { feature: 'navigateerror event', file: /^platform$/, reason: 'React: behind typeof navigation' },
  {
    feature: 'document.startViewTransition',
    file: /^platform$/,
    reason: 'TanStack Router: behind typeof; the screen changes without an animation',
  },
  {
    feature: 'document.startViewTransition',
    file: /^shop$/,
    reason: 'navigation/view-transition.ts: behind in; the screen changes without an animation',
  },
  { feature: '.checkVisibility', file: /^es2015$/, reason: 'Radix: behind typeof, computed style otherwise' },
  { feature: 'wheel event', file: /^open-account-menu$/, reason: 'Radix: a telephone has no wheel' },
  { feature: 'touchstart event', file: /^open-account-menu$/, reason: 'Radix: Safari on a Mac has no touch' },
  { feature: 'touchmove event', file: /^open-account-menu$/, reason: 'Radix: Safari on a Mac has no touch' },
  { feature: 'touchstart event', file: /^use-prepared-foods$/, reason: 'TanStack Virtual: Safari on a Mac has no touch' },
  { feature: 'touchend event', file: /^use-prepared-foods$/, reason: 'TanStack Virtual: Safari on a Mac has no touch' },
  { feature: 'touchcancel event', file: /^use-prepared-foods$/, reason: 'TanStack Virtual: Safari on a Mac has no touch' },
  { feature: 'scrollend event', file: /^use-prepared-foods$/, reason: 'TanStack Virtual: behind in, a timer otherwise' },
  { feature: 'requestIdleCallback', file: /^shop$/, reason: 'platform/idle-callback.ts: behind in, a timer otherwise' },
  { feature: 'cancelIdleCallback', file: /^shop$/, reason: 'platform/idle-callback.ts: only where requestIdleCallback was' },
  {
    feature: 'Intl.Segmenter',
    file: /^(render-receipt|receipt\.worker)$/,
    reason: 'libs/receipt graphemes.ts: behind in, a pattern otherwise',
  },
  { feature: 'trustedTypes', file: /^shop$/, reason: 'platform/trusted-script.ts: where it is missing nothing demands it' },
];

/** By property, value, selector or at-rule, in every style sheet. */
export const allowedInStyles: readonly AllowedInStyles[] = [
  { feature: /^text-wrap(: (wrap|balance|pretty))?$/, reason: `line breaks as before; ${harmless}` },
  { feature: /^scrollbar-gutter(: stable)?$/, reason: `the page moves by the width of a scrollbar; ${harmless}` },
  { feature: /^scrollbar-width(: none)?$/, reason: `a scrollbar is seen; ${harmless}` },
  { feature: /^(size-adjust|(ascent|descent|line-gap)-override)$/, reason: 'the fallback font is a little wider; nothing overlaps' },
  { feature: /^cursor: [a-z-]+$/, reason: 'a telephone has no pointer' },
  { feature: /^resize(: vertical)?$/, reason: 'on a telephone a text field keeps its height and scrolls' },
  { feature: /^field-sizing(: content)?$/, reason: 'a text field keeps its height and scrolls' },
  { feature: /^(content-visibility(: auto)?|contain-intrinsic-block-size)$/, reason: 'everything is laid out at once: slower, the same' },
  { feature: /^forced-color-adjust(: (none|auto))?$/, reason: 'only systems with forced colours heed it' },
  { feature: /^(view-transition-name(: none)?|:view-transition)$/, reason: `only what knows transitions needs it; ${harmless}` },
  { feature: /^:selection$/, reason: `the system's own colour of a selection; ${harmless}` },
  { feature: /^:(-webkit|-moz)-progress-(bar|value)$/, reason: 'each browser reads the one of its own' },
  { feature: /^:has$/, reason: 'the page can be scrolled behind an open dialog' },
  { feature: /^:-webkit-search-cancel-button$/, reason: 'Firefox draws no such button' },
];
