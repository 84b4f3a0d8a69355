import type { Locale } from '../../../../i18n/locale.ts';
import type { Namespace } from '../../../../i18n/namespace.ts';
import { translator } from '../../../../i18n/translator.ts';

/** A text in the language of the moment when it is rendered. */
export type LocalizedText = (locale: Locale) => string;

export const localized =
  <N extends Namespace>(namespace: N, write: (t: ReturnType<typeof translator<N>>) => string): LocalizedText =>
  (locale) =>
    write(translator(locale, namespace));
