import { StatusRegion, NumberField, SelectField, TextAreaField, TextField } from '@my-food/ui';
import { PictureField } from '@my-food/ui/shop';
import { useRef, useState, type FocusEvent } from 'react';
import type { Food } from '@my-food/api';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import * as styles from '../editor/editor-form.css.ts';
import type { EntryFieldsetProps } from '../editor/entry-form.ts';
import { CategoriesError } from './categories-error.tsx';
import type { FoodValues } from './food-values.ts';
import { parseHundredths } from '../hundredths.ts';
import { useCategoryOptions } from './use-category-options.ts';

/** The fields of Spec §5. Constraint validation reports missing values. Prices that only the browser accepts get a field error. */
export function FoodFieldset({ item: food, values, errors, onChange, picture }: EntryFieldsetProps<Food, FoodValues>) {
  const t = useTexts(admin);
  const categories = useCategoryOptions(food?.category ?? null);
  const select = useRef<HTMLSelectElement>(null);
  const [isPriceInvalid, setIsPriceInvalid] = useState(false);
  const validatePrice = ({ target }: FocusEvent) => {
    // A number field with letters or Bengali digits has an empty value and `badInput`.
    const hasBadInput = target instanceof HTMLInputElement && target.validity.badInput;
    setIsPriceInvalid(hasBadInput || (values.price !== '' && parseHundredths(values.price) === null));
  };
  // A restored draft may have replaced it since.
  const hasPriceError = isPriceInvalid && parseHundredths(values.price) === null;
  const changePrice = (price: string) => {
    if (parseHundredths(price) !== null) setIsPriceInvalid(false);
    onChange({ price });
  };
  return (
    <>
      <TextField label={t('name')} name="name" isRequired value={values.name} error={errors.name} onChange={(name) => onChange({ name })} />
      <div className={styles.pair}>
        <div onBlur={validatePrice}>
          <NumberField
            label={t('price')}
            name="price"
            isRequired
            step={0.01}
            min={0.01}
            value={values.price}
            error={errors.price ?? (hasPriceError ? t('priceInvalid') : undefined)}
            onChange={changePrice}
          />
        </div>
        <div>
          <SelectField
            ref={select}
            label={t('category')}
            name="category_id"
            isRequired
            placeholder={categories.query.isPending ? t('categoryLoading') : t('chooseCategory')}
            options={categories.options}
            value={values.categoryId}
            error={errors.categoryId}
            onChange={(categoryId) => onChange({ categoryId })}
          />
          <StatusRegion>
            <CategoriesError isQuiet categories={categories} successor={() => select.current} />
          </StatusRegion>
        </div>
      </div>
      <TextAreaField
        label={t('description')}
        name="description"
        isRequired
        value={values.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
      />
      <PictureField
        {...picture}
        label={t('image')}
        name="image"
        hint={t('imageHint')}
        isRequired={food === null}
        error={picture.error ?? errors.picture}
        currentUrl={food?.imageUrl}
        colorSeed={food ? food.id - 1 : 0}
      />
    </>
  );
}
