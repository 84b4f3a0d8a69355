import { expect, it } from 'vitest';
import { unusedKeys } from './check-texts.ts';

it('AC-342 finds a key that no module uses', () => {
  const catalogues = new Map([
    ['shelf.ts', "export const shelf = { name: 'shelf', texts: { title: 'A', statusOpen: 'B', left: 'C', old: 'D' } };"],
  ]);
  const sources = new Map([
    [
      'shelf.tsx',
      "import { shelf } from '../i18n/en/shelf.ts';\nconst t = useTexts(shelf); t('title'); t(`status${state}`); const left = 1;",
    ],
    ['other.tsx', "import { other } from '../i18n/en/other.ts';\nt('old');"],
  ]);
  expect(unusedKeys(catalogues, sources)).toEqual(['shelf.ts: left', 'shelf.ts: old']);
});
