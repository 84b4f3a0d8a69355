import { expect, it, vi } from 'vitest';
import { createLateFonts } from './late-fonts.ts';

it('passes over the style sheet of another origin, whose rules a page may not read', () => {
  const sheet = {
    href: 'https://extension.example/style.css',
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  vi.stubGlobal('document', { styleSheets: [sheet] });
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  expect(() => createLateFonts().load()).not.toThrow();
});
