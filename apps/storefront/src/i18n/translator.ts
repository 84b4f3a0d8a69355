import { _createCache, _createIntlFormatters, createTranslator, type _Translator as Translator } from 'use-intl/core';
import { report } from '../platform/reporting/report.ts';
import type { Language, Locale } from './locale.ts';
import type { Namespace } from './namespace.ts';

const translators = new WeakMap<Locale, Map<string, ReturnType<typeof create>>>();

/** English writes numbers without separators, as `formats` does: '10000 foods'. A message cannot say so for `#`. */
function createFormatters(language: Language) {
  const formatters = _createIntlFormatters(_createCache());
  if (language !== 'en') return formatters;
  const { getNumberFormat } = formatters;
  const withoutGroups: typeof getNumberFormat = (tag, options) => getNumberFormat(tag, { useGrouping: false, ...options });
  return { ...formatters, getNumberFormat: withoutGroups };
}

const create = ({ language, tag, catalogue }: Locale, { name, texts }: Namespace) =>
  createTranslator({
    _formatters: createFormatters(language),
    locale: tag,
    messages: catalogue[name] ?? texts,
    onError: (error) => report(error, 'A text could not be formatted.'),
  });

/** Translates the keys of a namespace. The same function for the same language and namespace. */
export function translator<N extends Namespace>(locale: Locale, namespace: N): Translator<N['texts']>;
export function translator(locale: Locale, namespace: Namespace) {
  const known = translators.get(locale) ?? new Map<string, ReturnType<typeof create>>();
  translators.set(locale, known);
  const translate = known.get(namespace.name) ?? create(locale, namespace);
  known.set(namespace.name, translate);
  return translate;
}
