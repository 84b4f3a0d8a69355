import { useQuery } from '@tanstack/react-query';
import { menuAge } from '../../i18n/en/menu-age.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Milliseconds. `now`: when it was known that the menu is old. */
interface Age {
  readAt: number;
  now: number;
}

/** When the menu was read, while it could not be read anew: set by service-worker/restore-reads.ts, which loads its code. */
export function MenuAge() {
  const t = useTexts(menuAge);
  const { time } = useFormats();
  const { data } = useQuery<Age | null>({ queryKey: ['menuAge'], queryFn: () => null, enabled: false });
  return data && t('asOf', { time: time(data.readAt, data.now) });
}
