import { Text } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { menuAge } from '../../i18n/en/menu-age.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { menuAgeQuery } from '../../queries/menu-age.ts';

interface MenuAgeProps {
  /** The text before it in the same line. */
  separator?: string;
}

/** When the menu was read, while it could not be read anew. */
export function MenuAge({ separator = '' }: MenuAgeProps) {
  const t = useTexts(menuAge);
  const { time } = useFormats();
  const { data } = useQuery(menuAgeQuery);
  if (!data) return null;
  return (
    <Text as="span" tone="muted" size="s">
      {separator + t('asOf', { time: time(data.readAt, data.now) })}
    </Text>
  );
}
