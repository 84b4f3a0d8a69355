import { Button, Price, Text, useObjectUrl } from '@my-food/ui';
import { DishPicture, FoodCard } from '@my-food/ui/shop';
import { shop } from '../../../../shop.config.ts';
import { useDecodableImage } from '../../../forms/use-decodable-image.ts';
import { formatAmount } from '../../../i18n/amount.ts';
import * as styles from '../editor/editor-form.css.ts';
import type { EntryPreviewProps } from '../editor/entry-form.ts';
import type { FoodValues } from './food-values.ts';
import { parsePrice } from './price-text.ts';

/** The card as on the menu. Inert: it repeats the form, so it is neither focusable nor announced. */
export function FoodPreview({ values, currentUrl, colorSeed }: EntryPreviewProps<FoodValues>) {
  const chosenUrl = useObjectUrl(useDecodableImage(values.picture));
  const price = parsePrice(values.price);
  return (
    <div className={styles.preview} inert>
      <Text tone="muted" size="s" weight="medium">
        On the menu
      </Text>
      <div>
        <FoodCard
          pictureLink={<DishPicture src={values.picture ? chosenUrl : currentUrl} alt="" colorSeed={colorSeed} isPriority />}
          nameLink={values.name.trim() || 'Its name'}
          price={<Price amount={price === null ? null : formatAmount(price)} sign={shop.currency.sign} size="l" />}
          actions={<Button size="s">Add to Order</Button>}
        />
      </div>
    </div>
  );
}
