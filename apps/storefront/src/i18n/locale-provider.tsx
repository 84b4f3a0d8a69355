import { PageLanguage } from '@my-food/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { LanguageChoice } from './language-choice.ts';
import { LocaleContext } from './use-texts.ts';

export function LocaleProvider({ language, children }: { language: LanguageChoice; children: ReactNode }) {
  const locale = useSyncExternalStore(language.subscribe, language.current, language.current);
  return (
    <LocaleContext value={locale}>
      <PageLanguage value={locale.language}>{children}</PageLanguage>
    </LocaleContext>
  );
}
