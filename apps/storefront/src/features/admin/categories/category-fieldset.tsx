import type { Category } from '@my-food/api';
import { TextField } from '@my-food/ui';
import { PictureField } from '@my-food/ui/shop';
import type { CategoryValues } from './category-values.ts';
import { pictureHint } from '../editor/picture-hint.ts';
import type { EntryFieldsetProps } from '../editor/entry-form.ts';

/** The fields of Spec §5. A new category has no constraint validation: it would prevent the specified toast. */
export function CategoryFieldset({ item, values, errors, onChange, picture }: EntryFieldsetProps<Category, CategoryValues>) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        isRequired={item !== null}
        isMarkedRequired
        value={values.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <PictureField
        {...picture}
        label="Image"
        name="food_image"
        hint={pictureHint}
        isMarkedRequired={item === null}
        error={picture.error ?? errors.picture}
        currentUrl={item?.imageUrl}
        colorSeed={item ? item.id - 1 : 0}
      />
    </>
  );
}
