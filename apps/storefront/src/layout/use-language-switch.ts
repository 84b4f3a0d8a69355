import { layout } from '../i18n/en/layout.ts';
import type { Language } from '../i18n/locale.ts';
import { useLocale, useTexts } from '../i18n/use-texts.ts';
import { useServices } from '../services/services.tsx';

/** The other language, and a function that changes to it without a reload: what is typed stays. A failure is a toast. */
export function useLanguageSwitch(): { other: Language; change: () => void } {
  const { language, toaster } = useServices();
  const t = useTexts(layout);
  const other = useLocale().language === 'en' ? 'bn' : 'en';
  const change = () =>
    void language.choose(other).catch(() => toaster.show({ text: t('languageFailed'), tone: 'error', durationMs: 4000 }));
  return { other, change };
}
