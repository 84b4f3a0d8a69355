import { SelectField, TextField } from '@my-food/ui';
import { PictureField } from '@my-food/ui/shop';
import type { ImageInput } from '../../../forms/use-image-input.ts';
import * as styles from '../account-layout.css.ts';
import { accountFields } from '../../../i18n/en/account/account-fields.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { genderOf, useGenderOptions } from '../gender.ts';
import type { ProfileValues } from './profile-values.ts';

interface ProfileFieldsProps {
  values: ProfileValues;
  /** URL of the current picture. */
  currentPicture: string | null;
  picture: ImageInput['field'];
  /** Field errors of the server, by field name. */
  errors: ReadonlyMap<string, string>;
  onChange: (change: Partial<ProfileValues>) => void;
}

/** The six fields of Spec §2. Controlled. */
export function ProfileFields({ values, currentPicture, picture, errors, onChange }: ProfileFieldsProps) {
  const t = useTexts(accountFields);
  const genders = useGenderOptions();
  const text = (field: 'firstName' | 'lastName' | 'phoneNumber' | 'address', name: string) => ({
    name,
    value: values[field],
    isRequired: true,
    error: errors.get(name),
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <>
      <PictureField
        {...picture}
        error={picture.error ?? errors.get('profile_image')}
        label={t('picture')}
        name="profile_image"
        preview="round"
        currentUrl={currentPicture}
        hint={t('pictureHint')}
      />
      <div className={styles.pair}>
        <TextField {...text('firstName', 'first_name')} label={t('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName', 'last_name')} label={t('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...text('phoneNumber', 'phone_number')} label={t('phoneNumber')} type="tel" autoComplete="tel" />
      <SelectField
        label={t('gender')}
        name="gender"
        placeholder={t('genderPlaceholder')}
        options={genders}
        value={values.gender ?? ''}
        isRequired
        error={errors.get('gender')}
        autoComplete="sex"
        onChange={(value) => onChange({ gender: genderOf(value) })}
      />
      <TextField {...text('address', 'address')} label={t('address')} autoComplete="street-address" />
    </>
  );
}
