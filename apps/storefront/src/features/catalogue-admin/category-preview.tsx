import { CategoryTile, Text, useObjectUrl } from '@my-food/ui';
import type { CategoryFields } from './category-fields.ts';
import * as styles from './editor-form.css.ts';
import type { EntryPreviewProps } from './entry-form.ts';

/** The tile as on the home page. Inert: it repeats the form, so it is neither focusable nor announced. */
export function CategoryPreview({ fields, currentUrl, plate }: EntryPreviewProps<CategoryFields>) {
  const chosenUrl = useObjectUrl(fields.picture);
  return (
    <div className={styles.preview} inert>
      <Text tone="muted" size="s" weight="medium">
        On the home screen
      </Text>
      <CategoryTile
        name={fields.name.trim() || 'Its name'}
        pictureUrl={fields.picture ? chosenUrl : currentUrl}
        colorSeed={plate}
        link={(name) => name}
      />
    </div>
  );
}
