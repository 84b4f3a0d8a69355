import { Fragment } from 'react';

/** Letters, signs and digits of the Bengali script, without the currency signs: an amount in taka is text of the page's own language. */
const letter = '[\\u0980-\\u09f1\\u09f4-\\u09fe]';
/** A run may contain spaces, joiners and the danda. The capture group keeps the runs in the result of `split`. */
const bengali = new RegExp(`(${letter}(?:[\\u0980-\\u09f1\\u09f4-\\u09fe\\s\\u200c\\u200d\\u0964]*${letter})?)`);

/** The `lang` of a text that cannot contain elements: an option, an alternative text. */
export const languageOf = (text: string): 'bn' | undefined => (bengali.test(text) ? 'bn' : undefined);

/** Text written by users. Each run of Bengali carries `lang="bn"`: screen readers switch their voice, browsers their fonts. */
export function UserText({ children: text }: { children: string }) {
  const parts = text.split(bengali);
  // Most texts: no elements at all.
  if (parts.length === 1) return text;
  return parts.map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <span lang="bn">{part}</span> : part}</Fragment>);
}
