import { credentials } from '../../i18n/en/account/credentials.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** The button of a password field; the label of the field describes it. */
export function usePasswordLabels() {
  const t = useTexts(credentials);
  return { revealLabel: t('revealPassword'), concealLabel: t('concealPassword') };
}
