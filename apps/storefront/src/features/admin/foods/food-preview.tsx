import { Button, Price, Text } from '@my-food/ui';
import { DishPicture, FoodCard } from '@my-food/ui/shop';
import { shop } from '../../../../shop.config.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useFormats } from '../../../i18n/formats/formats.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import * as styles from '../editor/editor-form.css.ts';
import type { EntryPreviewProps } from '../editor/entry-form.ts';
import type { FoodValues } from './food-values.ts';
import { parseHundredths } from '../hundredths.ts';

/** The card as on the menu. Inert: it repeats the form, so it is neither focusable nor announced. */
export function FoodPreview({ values, pictureUrl, colorSeed }: EntryPreviewProps<FoodValues>) {
  const t = useTexts(admin);
  const { amount } = useFormats();
  const price = parseHundredths(values.price);
  return (
    <div className={styles.preview} inert>
      <Text tone="muted" size="s" weight="medium">
        {t('onTheMenu')}
      </Text>
      <div>
        <FoodCard
          pictureLink={<DishPicture src={pictureUrl} alt="" colorSeed={colorSeed} isPriority />}
          nameLink={values.name.trim() || t('itsName')}
          price={<Price amount={price === null ? null : amount(price)} sign={shop.currency.sign} size="l" />}
          actions={<Button size="s">{t('addToOrder')}</Button>}
        />
      </div>
    </div>
  );
}
