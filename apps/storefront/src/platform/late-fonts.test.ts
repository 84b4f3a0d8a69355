import { afterEach, expect, it, vi } from 'vitest';
import { createLateFonts } from './late-fonts.ts';

afterEach(() => void vi.unstubAllGlobals());

it('passes over the style sheets of files, whose rules it may not be able to read', () => {
  const sheet = {
    href: 'https://extension.example/style.css',
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  vi.stubGlobal('document', { styleSheets: [sheet] });
  expect(() => createLateFonts().load()).not.toThrow();
});

it('AC-889 makes room for further requests once it knows the fonts among those that the browser keeps', () => {
  const properties = new Map([
    ['font-display', 'optional'],
    ['font-family', 'Anek Bangla'],
    ['font-weight', '100 800'],
    ['unicode-range', 'U+0995'],
    ['src', 'url("./assets/anek-bangla.woff2")'],
  ]);
  class FontFaceRule {
    style = { getPropertyValue: (name: string) => properties.get(name) };
  }
  const requests = new Set(['https://shop.example/assets/anek-bangla.woff2']);
  const load = vi.fn(() => Promise.resolve());
  class LoadedFont {
    load = load;
  }
  const performance = Object.assign(new EventTarget(), {
    getEntriesByName: (url: string) => [...requests].filter((name) => name === url),
    clearResourceTimings: () => requests.clear(),
  });
  const canvas = { getContext: () => ({ measureText: () => ({ width: 100 }) }) };
  vi.stubGlobal('CSSFontFaceRule', FontFaceRule);
  vi.stubGlobal('FontFace', LoadedFont);
  vi.stubGlobal('performance', performance);
  vi.stubGlobal('document', {
    baseURI: 'https://shop.example/',
    styleSheets: [{ href: null, cssRules: [new FontFaceRule()] }],
    createElement: () => canvas,
  });
  const fonts = createLateFonts();
  performance.dispatchEvent(new Event('resourcetimingbufferfull'));
  expect([load.mock.calls.length, requests.size]).toEqual([1, 0]);
  fonts.load();
  expect(load).toHaveBeenCalledOnce();
});
