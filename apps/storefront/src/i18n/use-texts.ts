import { createContext, useContext } from 'react';
import { english, type Locale } from './locale.ts';
import type { Namespace } from './namespace.ts';
import { translator } from './translator.ts';

/** The language of the page. English without a provider. */
export const LocaleContext = createContext(english);

export const useLocale = (): Locale => useContext(LocaleContext);

/** `const t = useTexts(layout); t('profile')`. Renders again when the language changes. */
export const useTexts = <N extends Namespace>(namespace: N) => translator(useLocale(), namespace);
