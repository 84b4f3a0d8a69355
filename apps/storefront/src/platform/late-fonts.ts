const isRequested = (url: string) => performance.getEntriesByName(url).length > 0;

/**
 * Whether the page renders a font in its fallback, because the browser decided so before the font was there. No API tells: a character of the font
 * is as wide as without it. How long the request took says nothing, since a busy page notices an early response late.
 */
function isLate(style: CSSStyleDeclaration): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const [, character = ''] = /U\+(\w+)/i.exec(style.getPropertyValue('unicode-range')) ?? [];
  const widthIn = (families: string) => {
    if (!context) return NaN;
    context.font = `${String(parseInt(style.getPropertyValue('font-weight'), 10))} 100px ${families}`;
    return context.measureText(String.fromCodePoint(parseInt(character, 16))).width;
  };
  return widthIn(`${style.getPropertyValue('font-family')}, monospace`) === widthIn('monospace');
}

/** The `@font-face` rules with `font-display: optional` and their URLs. They are in the page; the rules of a failed or foreign file cannot be read. */
function optionalFonts(): [url: string, style: CSSStyleDeclaration][] {
  return [...document.styleSheets]
    .filter(({ href }) => !href)
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule): [string, CSSStyleDeclaration][] => {
      if (!(rule instanceof CSSFontFaceRule) || rule.style.getPropertyValue('font-display') !== 'optional') return [];
      const [, path = ''] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
      return [[new URL(path, document.baseURI).href, rule.style]];
    });
}

/**
 * The fonts that were late for `font-display: optional`, which a browser would use from the next page load on (decision 0007). `load` loads them
 * from the HTTP cache, `apply` puts what is loaded into use at once.
 */
export function createLateFonts() {
  const known = new Set<string>();
  const loaded: FontFace[] = [];
  const load = () => {
    for (const [url, style] of optionalFonts()) {
      if (known.has(url) || !isRequested(url)) continue;
      known.add(url);
      if (!isLate(style)) continue;
      const family = style.getPropertyValue('font-family').replaceAll('"', '');
      const descriptors = { weight: style.getPropertyValue('font-weight'), unicodeRange: style.getPropertyValue('unicode-range') };
      new FontFace(family, `url("${url}")`, descriptors).load().then(
        (font) => loaded.push(font),
        () => known.delete(url),
      );
    }
  };
  // The browser keeps the first 250 requests, and would not know of the fonts that are requested after them.
  performance.addEventListener('resourcetimingbufferfull', () => {
    load();
    performance.clearResourceTimings();
  });
  return {
    load,
    apply() {
      // Later fonts precede those of the style sheet.
      for (const font of loaded.splice(0)) document.fonts.add(font);
    },
  };
}

export type LateFonts = ReturnType<typeof createLateFonts>;
