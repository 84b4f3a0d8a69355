import { FieldGroup, PasswordField, SelectField, TextField } from '@my-food/ui';
import { PictureField } from '@my-food/ui/shop';
import type { ImageInput } from '../../../forms/use-image-input.ts';
import * as styles from '../account-layout.css.ts';
import { accountFields } from '../../../i18n/en/account/account-fields.ts';
import { credentials } from '../../../i18n/en/account/credentials.ts';
import { register } from '../../../i18n/en/account/register.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useGenderOptions } from '../gender.ts';
import { usePasswordLabels } from '../use-password-labels.ts';

interface RegisterFieldsProps {
  picture: ImageInput['field'];
  /** Field errors of the server, by field name. */
  errors: ReadonlyMap<string, string>;
}

/** The ten fields of Spec §2 with the names of Spec §3. Uncontrolled, so that values of a password manager are read. */
export function RegisterFields({ picture, errors }: RegisterFieldsProps) {
  const t = useTexts(register);
  const fieldTexts = useTexts(accountFields);
  const credentialTexts = useTexts(credentials);
  const genders = useGenderOptions();
  const passwordLabels = usePasswordLabels();
  const field = (name: string) => ({ name, error: errors.get(name), isRequired: true });
  return (
    <>
      <FieldGroup label={t('aboutYou')}>
        <div className={styles.pair}>
          <TextField {...field('first_name')} label={fieldTexts('firstName')} autoComplete="given-name" />
          <TextField {...field('last_name')} label={fieldTexts('lastName')} autoComplete="family-name" />
        </div>
        <TextField {...field('username')} label={t('username')} autoComplete="nickname" autoCapitalize="none" spellCheck={false} />
        <div className={styles.pair}>
          {/* The login uses the e-mail: a password manager must store it with the password. */}
          <TextField {...field('email')} label={credentialTexts('email')} type="email" autoComplete="username" />
          <TextField {...field('phone_number')} label={fieldTexts('phoneNumber')} type="tel" autoComplete="tel" />
        </div>
      </FieldGroup>
      <FieldGroup label={t('onYourProfile')}>
        <PictureField
          {...field('profile_image')}
          {...picture}
          error={picture.error ?? errors.get('profile_image')}
          label={fieldTexts('picture')}
          preview="round"
          hint={fieldTexts('pictureHint')}
        />
        <SelectField
          {...field('gender')}
          label={fieldTexts('gender')}
          placeholder={fieldTexts('genderPlaceholder')}
          options={genders}
          autoComplete="sex"
        />
        <TextField {...field('address')} label={fieldTexts('address')} autoComplete="street-address" />
      </FieldGroup>
      <FieldGroup label={t('toKeepItYours')}>
        <div className={styles.pair}>
          <PasswordField {...passwordLabels} {...field('password')} label={credentialTexts('password')} autoComplete="new-password" />
          <PasswordField {...passwordLabels} {...field('password2')} label={t('confirmPassword')} autoComplete="new-password" />
        </div>
      </FieldGroup>
    </>
  );
}
