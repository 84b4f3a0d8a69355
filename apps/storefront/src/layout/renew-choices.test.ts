import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('AC-795 each visit sets the chosen theme and language for another year, and nothing else', async () => {
  const set: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return 'theme=dark; seen=1; language=bn';
    },
    set cookie(value: string) {
      set.push(value);
    },
  });
  await import('./renew-choices.ts');
  expect(set).toEqual(['theme=dark; path=/; max-age=31536000; samesite=lax', 'language=bn; path=/; max-age=31536000; samesite=lax']);
});
