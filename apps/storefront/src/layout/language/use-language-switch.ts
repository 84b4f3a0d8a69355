import type { Language } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-texts.ts';
import { useServices } from '../../services/services.tsx';
import { changeLanguage } from './change-language.ts';

/** The other language, and a function that changes to it. */
export function useLanguageSwitch(): { other: Language; change: () => void } {
  const services = useServices();
  const other = useLocale().language === 'en' ? 'bn' : 'en';
  return { other, change: () => changeLanguage(services, other) };
}
