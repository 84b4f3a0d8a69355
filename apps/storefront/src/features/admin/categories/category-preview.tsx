import { Text } from '@my-food/ui';
import { CategoryTile } from '@my-food/ui/shop';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { CategoryValues } from './category-values.ts';
import * as styles from '../editor/editor-form.css.ts';
import type { EntryPreviewProps } from '../editor/entry-form.ts';

/** The tile as on the home page. Inert: it repeats the form, so it is neither focusable nor announced. */
export function CategoryPreview({ values, pictureUrl, colorSeed }: EntryPreviewProps<CategoryValues>) {
  const t = useTexts(admin);
  return (
    <div className={styles.preview} inert>
      <Text tone="muted" size="s" weight="medium">
        {t('onTheHomeScreen')}
      </Text>
      <CategoryTile name={values.name.trim() || t('itsName')} pictureUrl={pictureUrl} colorSeed={colorSeed} link={(name) => name} />
    </div>
  );
}
