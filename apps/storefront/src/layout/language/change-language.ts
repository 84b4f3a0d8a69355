import { layout } from '../../i18n/en/layout.ts';
import type { Language } from '../../i18n/locale.ts';
import { errorMessage } from '../../i18n/message.ts';
import { translator } from '../../i18n/translator.ts';
import type { Services } from '../../services/services.tsx';

/** Changes the language without a reload: what is typed stays. Resolves when it has changed, or a toast says that it failed. */
export function changeLanguage({ language, toaster }: Pick<Services, 'language' | 'toaster'>, chosen: Language): Promise<void> {
  return language.choose(chosen).catch(() => {
    toaster.show(errorMessage(translator(language.current(), layout)('languageFailed')));
  });
}
