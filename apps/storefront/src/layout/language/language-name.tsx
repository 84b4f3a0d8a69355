import { languageNames, type Language } from '../../i18n/locale.ts';
import { favouriteFont } from './favourite-font.css.ts';

/** A language by its own name. */
export function LanguageName({ of }: { of: Language }) {
  return (
    <span lang={of} className={favouriteFont}>
      {languageNames[of]}
    </span>
  );
}
