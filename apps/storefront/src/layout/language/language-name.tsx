import { languageNames, type Language } from '../../i18n/locale.ts';
import * as styles from './language-name.css.ts';

/** A language by its own name. */
export function LanguageName({ of }: { of: Language }) {
  return (
    <span lang={of} className={styles.languageName}>
      {languageNames[of]}
    </span>
  );
}
