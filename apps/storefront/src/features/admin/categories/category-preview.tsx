import { Text, useObjectUrl } from '@my-food/ui';
import { CategoryTile } from '@my-food/ui/shop';
import type { CategoryValues } from './category-values.ts';
import * as styles from '../editor/editor-form.css.ts';
import { useDecodableImage } from '../../../forms/use-decodable-image.ts';
import type { EntryPreviewProps } from '../editor/entry-form.ts';

/** The tile as on the home page. Inert: it repeats the form, so it is neither focusable nor announced. */
export function CategoryPreview({ values, currentUrl, colorSeed }: EntryPreviewProps<CategoryValues>) {
  const chosenUrl = useObjectUrl(useDecodableImage(values.picture));
  return (
    <div className={styles.preview} inert>
      <Text tone="muted" size="s" weight="medium">
        On the home screen
      </Text>
      <CategoryTile
        name={values.name.trim() || 'Its name'}
        pictureUrl={values.picture ? chosenUrl : currentUrl}
        colorSeed={colorSeed}
        link={(name) => name}
      />
    </div>
  );
}
