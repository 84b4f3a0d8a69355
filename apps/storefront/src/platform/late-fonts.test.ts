import { expect, it, vi } from 'vitest';
import { createLateFonts } from './late-fonts.ts';

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
