import { useTransition } from 'react';
import type { Language } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-texts.ts';
import { useServices } from '../../services/services.tsx';
import { changeLanguage } from './change-language.ts';

/** The other language, a function that changes to it, and whether its texts are being loaded. */
export function useLanguageSwitch(): { other: Language; change: () => void; isChanging: boolean } {
  const services = useServices();
  const other = useLocale().language === 'en' ? 'bn' : 'en';
  const [isChanging, startTransition] = useTransition();
  return { other, change: () => startTransition(() => changeLanguage(services, other)), isChanging };
}
