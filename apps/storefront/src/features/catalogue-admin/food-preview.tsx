import { Button, DishPicture, FoodCard, Price, Text, useObjectUrl } from '@my-food/ui';
import { formatAmount } from '../../lib/amount.ts';
import * as styles from './editor-form.css.ts';
import type { EntryPreviewProps } from './entry-form.ts';
import type { FoodFields } from './food-fields.ts';
import { parsePrice } from './price-text.ts';

/** The card as on the menu. Inert: it repeats the form, so it is neither focusable nor announced. */
export function FoodPreview({ fields, currentUrl, plate }: EntryPreviewProps<FoodFields>) {
  const chosenUrl = useObjectUrl(fields.picture);
  const price = parsePrice(fields.price);
  return (
    <div className={styles.preview} inert>
      <Text tone="muted" size="s" weight="medium">
        On the menu
      </Text>
      <div>
        <FoodCard
          pictureLink={<DishPicture src={fields.picture ? chosenUrl : currentUrl} alt="" colorSeed={plate} isPriority />}
          nameLink={fields.name.trim() || 'Its name'}
          price={<Price amount={price === null ? null : formatAmount(price)} sign="৳" size="l" />}
          actions={<Button size="s">Add to Order</Button>}
        />
      </div>
    </div>
  );
}
