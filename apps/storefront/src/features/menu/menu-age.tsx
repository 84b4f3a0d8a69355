import { useQuery } from '@tanstack/react-query';
import { menuAge } from '../../i18n/en/menu-age.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { menuAgeQuery } from '../../queries/menu-age.ts';

/** When the menu was read, while it could not be read anew. */
export function MenuAge() {
  const t = useTexts(menuAge);
  const { time } = useFormats();
  const { data } = useQuery(menuAgeQuery);
  return data && <span>{t('asOf', { time: time(data.readAt, data.now) })}</span>;
}
