import type { GetICUArgs } from '@schummar/icu-type-parser';

/** ICU messages by key. */
export type Texts = Readonly<Record<string, string>>;

/** The English texts of one part of the shop. A page imports the namespaces it renders, so each comes with the first chunk that needs it. */
export interface Namespace {
  /** The key of the namespace in the catalogues of the other languages. */
  readonly name: string;
  readonly texts: Texts;
}

/** The names of the tags: `'link'` of `Go <link>home</link>`. */
export type TextTags<Text extends string> = Text extends `${infer Before}<${infer Tag}>${infer Content}</${string}>${infer After}`
  ? Tag | TextTags<`${Before}${Content}${After}`>
  : never;
interface ValueTypes {
  ICUArgument: string;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/** The values of the placeholders of a text. Of a union of texts: those of all of them. */
export type TextValues<Text extends string> = (Text extends unknown ? (values: GetICUArgs<Text, ValueTypes>) => void : never) extends (
  values: infer Values,
) => void
  ? Values
  : never;

type Placeholders<Text extends string> = keyof GetICUArgs<Text> | TextTags<Text>;
type HasSamePlaceholders<A extends string, B extends string> = [Placeholders<A>, Placeholders<B>] extends [Placeholders<B>, Placeholders<A>]
  ? true
  : false;

/** `never` for a key that English does not have, and for a text with other placeholders. */
type Faithful<English extends Texts, Translated extends Texts> = {
  [Key in keyof Translated]: Key extends keyof English
    ? HasSamePlaceholders<English[Key], Translated[Key]> extends true
      ? Translated[Key]
      : never
    : never;
};

/** Declares the translation of a namespace: a missing or unknown key and a missing or unknown placeholder do not compile. */
export const translation =
  <English extends Namespace>() =>
  <const Translated extends { readonly [Key in keyof English['texts']]: string }>(
    texts: Translated & Faithful<English['texts'], Translated>,
  ): Texts =>
    texts;
