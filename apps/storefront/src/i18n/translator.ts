import compile from 'icu-minify/compile';
import format, { type FormatOptions, type FormatValues } from 'icu-minify/format';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { Locale } from './locale.ts';
import type { Namespace, TextValues, Texts, TextTags } from './namespace.ts';

/** Translates the keys of a namespace, with the placeholders of the text. */
export interface Translate<T extends Texts> {
  <Key extends keyof T & string>(
    key: Key,
    ...values: Record<never, never> extends TextValues<T[Key]> ? [] : [values: TextValues<T[Key]>]
  ): string;
  /** For texts with tags: `t.rich('login', { link: (text) => <a href="…">{text}</a> })`. */
  rich<Key extends keyof T & string>(
    key: Key,
    values: TextValues<T[Key]> & Record<TextTags<T[Key]>, (content: ReactNode[]) => ReactNode>,
  ): ReactNode;
}

/** The build has compiled the texts: it contains no parser (tools/build/compile-texts.ts). */
const compiled = (text: string) => (import.meta.env.PROD ? text : compile(text));

function createFormatters({ language, tag }: Locale): FormatOptions['formatters'] {
  // English writes numbers without separators, as `formats` does: '10000 foods'. A message cannot say so for `#`.
  const numbers = new Intl.NumberFormat(tag, { useGrouping: language !== 'en' });
  return {
    // The options are those of a skeleton: '::group-off'.
    getNumberFormat: (_, options) => (options ? new Intl.NumberFormat(tag, options) : numbers),
    getPluralRules: (...options) => new Intl.PluralRules(...options),
    getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  };
}

function create(locale: Locale, { name, texts }: Namespace, formatters: FormatOptions['formatters']): Translate<Texts> {
  const translated = locale.catalogue[name] ?? texts;
  const render = <Content>(key: string, values?: FormatValues<Content>) =>
    format<Content>(compiled(translated[key] ?? key), locale.tag, values, { formatters });
  return Object.assign((key: string, values?: FormatValues<string>) => String(render(key, values)), {
    // Each text has an element of its own, new in each language, for a browser that translates the page: see `UserText`.
    rich: (key: string, values: FormatValues<ReactNode>) =>
      createElement(
        Fragment,
        { key: locale.tag },
        ...[render(key, values)].flat().map((part) => (isValidElement(part) ? part : createElement('span', null, part))),
      ),
  });
}

const translators = new WeakMap<Locale, (namespace: Namespace) => Translate<Texts>>();

function createTranslators(locale: Locale) {
  const formatters = createFormatters(locale);
  const known = new Map<string, Translate<Texts>>();
  return (namespace: Namespace) => {
    const translate = known.get(namespace.name) ?? create(locale, namespace, formatters);
    known.set(namespace.name, translate);
    return translate;
  };
}

/** The same function for the same language and namespace. */
export function translator<N extends Namespace>(locale: Locale, namespace: N): Translate<N['texts']>;
export function translator(locale: Locale, namespace: Namespace): Translate<Texts> {
  const translatorOf = translators.get(locale) ?? createTranslators(locale);
  translators.set(locale, translatorOf);
  return translatorOf(namespace);
}
