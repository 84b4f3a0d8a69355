import type { Category } from '@my-food/api';
import { TextField } from '@my-food/ui';
import { PictureField } from '@my-food/ui/shop';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { CategoryValues } from './category-values.ts';
import type { EntryFieldsetProps } from '../editor/entry-form.ts';

/** The fields of Spec §5. A new category has no constraint validation: it would prevent the specified toast. */
export function CategoryFieldset({ item, values, errors, onChange, picture }: EntryFieldsetProps<Category, CategoryValues>) {
  const t = useTexts(admin);
  return (
    <>
      <TextField
        label={t('name')}
        name="name"
        isRequired={item !== null}
        isMarkedRequired
        value={values.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <PictureField
        {...picture}
        label={t('image')}
        name="food_image"
        hint={t('imageHint')}
        isMarkedRequired={item === null}
        error={picture.error ?? errors.picture}
        currentUrl={item?.imageUrl}
        colorSeed={item ? item.id - 1 : 0}
      />
    </>
  );
}
