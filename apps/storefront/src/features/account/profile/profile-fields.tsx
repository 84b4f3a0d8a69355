import { SelectField, TextField } from '@my-food/ui';
import { PictureField } from '@my-food/ui/shop';
import type { FieldErrors } from '../../../forms/field-errors.ts';
import type { ImageInput } from '../../../forms/use-image-input.ts';
import * as styles from '../account-layout.css.ts';
import { accountFields } from '../../../i18n/en/account/account-fields.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { genderOf, useGenderOptions } from '../gender.ts';
import { profileNames, type ProfileValues } from './profile-values.ts';

interface ProfileFieldsProps {
  values: ProfileValues;
  /** URL of the current picture. */
  currentPicture: string | null;
  picture: ImageInput['field'];
  errors: FieldErrors<ProfileValues>;
  onChange: (change: Partial<ProfileValues>) => void;
}

/** The six fields of Spec §2. Controlled. */
export function ProfileFields({ values, currentPicture, picture, errors, onChange }: ProfileFieldsProps) {
  const t = useTexts(accountFields);
  const genders = useGenderOptions();
  const text = (field: 'firstName' | 'lastName' | 'phoneNumber' | 'address') => ({
    name: profileNames[field],
    value: values[field],
    isRequired: true,
    error: errors[field],
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <>
      <PictureField
        {...picture}
        error={picture.error ?? errors.picture}
        label={t('picture')}
        name={profileNames.picture}
        preview="round"
        currentUrl={currentPicture}
        hint={t('pictureHint')}
      />
      <div className={styles.pair}>
        <TextField {...text('firstName')} label={t('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} label={t('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...text('phoneNumber')} label={t('phoneNumber')} type="tel" autoComplete="tel" />
      <SelectField
        label={t('gender')}
        name={profileNames.gender}
        placeholder={t('genderPlaceholder')}
        options={genders}
        value={values.gender ?? ''}
        isRequired
        error={errors.gender}
        autoComplete="sex"
        onChange={(value) => onChange({ gender: genderOf(value) })}
      />
      <TextField {...text('address')} label={t('address')} autoComplete="street-address" />
    </>
  );
}
