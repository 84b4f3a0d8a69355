import { createContext, useContext } from 'react';

/** The language of the page. A user's text in the other script carries its own. */
export const PageLanguage = createContext<'en' | 'bn'>('en');

/** Letters, signs and digits of the Bengali script, without the currency signs: an amount in taka is text of the page's own language. */
const bengaliLetter = '[\\u0980-\\u09f1\\u09f4-\\u09fe]';
const latinLetter = '[A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f]';
/** A run may contain spaces, joiners and the danda, or digits and punctuation. The capture group keeps the runs in the result of `split`. */
const runs = {
  bn: new RegExp(`(${bengaliLetter}(?:[\\u0980-\\u09f1\\u09f4-\\u09fe\\s\\u200c\\u200d\\u0964]*${bengaliLetter})?)`),
  en: new RegExp(`(${latinLetter}(?:[A-Za-z\\u00c0-\\u024f\\d\\s'’&(),./-]*${latinLetter})?)`),
};
const otherLanguage = { en: 'bn', bn: 'en' } as const;

/** Returns the `lang` of a text that cannot contain elements: an option, an alternative text. Mixed texts are Bengali. */
export function useLanguageOf(): (text: string) => 'bn' | 'en' | undefined {
  const other = otherLanguage[useContext(PageLanguage)];
  return (text) => (runs[other].test(text) && !(other === 'en' && runs.bn.test(text)) ? other : undefined);
}

export interface UserTextProps {
  /** The text. */
  children: string;
  /** Isolates its direction from the text around it, as a `bdi` element. Not as the only text of an element with `dir="auto"`. */
  isIsolated?: boolean | undefined;
}
/** Text written by users. Each run in the other script carries its `lang`: screen readers switch their voice, browsers their fonts. */
export function UserText({ children: text, isIsolated = false }: UserTextProps) {
  const other = otherLanguage[useContext(PageLanguage)];
  const parts = text.split(runs[other]).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} lang={other}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  // A new element for each text: a browser that translates the page replaces the text in it, which React could neither change nor remove.
  const Element = isIsolated ? 'bdi' : 'span';
  return <Element key={`${other}${text}`}>{parts}</Element>;
}
