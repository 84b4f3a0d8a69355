import { languageNames, type Language } from '../../i18n/locale.ts';
import { homeBengaliFont } from './home-bengali-font.css.ts';

/** A language by its own name. */
export function LanguageName({ of }: { of: Language }) {
  return (
    <span lang={of} className={homeBengaliFont}>
      {languageNames[of]}
    </span>
  );
}
