import { expect, it } from 'vitest';
import { english } from './locale.ts';
import { translation, type Namespace } from './namespace.ts';
import { translator } from './translator.ts';

const greetings = {
  name: 'greetings',
  texts: { hello: 'Hello {name}', home: 'Go <link>home</link>', dishes: '{count, plural, one {# dish} other {# dishes}}' },
} as const satisfies Namespace;

const hello = 'স্বাগতম {name}';
const home = '<link>হোমে</link> যান';
const dishes = '{count, plural, one {#টি} other {#টি}} খাবার';

// Each mistake is a type error: without one, `@ts-expect-error` does not compile.
it('a translation has exactly the keys, placeholders and tags of English', () => {
  const translate = translation<typeof greetings>();
  expect(translate({ hello, home, dishes })).toEqual({ hello, home, dishes });
  // @ts-expect-error A key is missing.
  translate({ hello, home });
  // @ts-expect-error English does not have this key.
  translate({ hello, home, dishes, bye: 'বিদায়' });
  // @ts-expect-error A placeholder is missing.
  translate({ hello: 'স্বাগতম', home, dishes });
  // @ts-expect-error English has no such placeholder.
  translate({ hello: '{name}, {count}', home, dishes });
  // @ts-expect-error A tag is missing.
  translate({ hello, home: 'হোমে যান', dishes });
  // @ts-expect-error Another tag.
  translate({ hello, home: '<b>হোমে</b> যান', dishes });
});

it('a call has a key of the namespace, and its placeholders', () => {
  const t = translator(english, greetings);
  expect(t('hello', { name: 'Rahim' })).toBe('Hello Rahim');
  const mistakes = () => {
    // @ts-expect-error No such key.
    t('bye');
    // @ts-expect-error The placeholder is missing.
    t('hello');
    // @ts-expect-error Another placeholder.
    t('hello', { count: 1 });
  };
  expect(mistakes).toBeTypeOf('function');
});
