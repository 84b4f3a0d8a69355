import { useSyncExternalStore, type ReactNode } from 'react';
import type { LanguageChoice } from './language-choice.ts';
import { LocaleContext } from './use-texts.ts';

export function LocaleProvider({ language, children }: { language: LanguageChoice; children: ReactNode }) {
  return <LocaleContext value={useSyncExternalStore(language.subscribe, language.current, language.current)}>{children}</LocaleContext>;
}
