import { expect, it, vi } from 'vitest';
import { createLanguageChoice, loadLocale, prefersBangla, storedLanguage } from './language-choice.ts';

const emptyPage = () => ({ cookie: '', documentElement: { lang: 'en' } });

it('AC-331 shows the chosen language, remembers it in a cookie and tells its listeners', async () => {
  const page = emptyPage();
  const choice = createLanguageChoice(page);
  const listener = vi.fn();
  const unsubscribe = choice.subscribe(listener);
  await choice.choose('bn');
  expect(choice.current().tag).toBe('bn-BD');
  expect(page.documentElement.lang).toBe('bn');
  expect(page.cookie).toBe('language=bn; path=/; max-age=31536000; samesite=lax');
  unsubscribe();
  await choice.choose('en');
  expect(choice.current().language).toBe('en');
  // English is a choice too: it is not offered again.
  expect(page.cookie).toMatch(/^language=en;/);
  expect(listener).toHaveBeenCalledOnce();
});

it('the last of two choices wins, whichever loads first', async () => {
  const choice = createLanguageChoice(emptyPage());
  await Promise.all([choice.choose('bn'), choice.choose('en')]);
  expect(choice.current().language).toBe('en');
});

it('AC-914 the language of the start is shown and is no choice: another tab may have chosen meanwhile', async () => {
  const page = { ...emptyPage(), cookie: 'language=en' };
  const choice = createLanguageChoice(page, await loadLocale('bn'));
  expect([choice.current().language, page.documentElement.lang, page.cookie]).toEqual(['bn', 'bn', 'language=en']);
});

it('reads the choice from the cookie', () => {
  expect(['theme=dark; language=bn', 'language=en', 'mylanguage=bn', 'language=fr', ''].map(storedLanguage)).toEqual([
    'bn',
    'en',
    null,
    null,
    null,
  ]);
});

it('AC-332 a browser prefers Bangla if it comes before English', () => {
  expect([['bn'], ['bn-BD', 'en'], ['fr', 'bn-IN'], ['en-GB', 'bn'], ['bnt'], []].map(prefersBangla)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
