import { FieldGroup, PasswordField, SelectField, TextField } from '@my-food/ui';
import { PictureField } from '@my-food/ui/shop';
import type { ImageInput } from '../../../forms/use-image-input.ts';
import * as styles from '../account-layout.css.ts';
import { genderOptions } from '../gender.ts';
import { passwordLabels } from '../password-labels.ts';

interface RegisterFieldsProps {
  picture: ImageInput['field'];
  /** Field errors of the server, by field name. */
  errors: ReadonlyMap<string, string>;
}

/** The ten fields of Spec §2 with the names of Spec §3. Uncontrolled, so that values of a password manager are read. */
export function RegisterFields({ picture, errors }: RegisterFieldsProps) {
  const field = (name: string) => ({ name, error: errors.get(name), isRequired: true });
  return (
    <>
      <FieldGroup label="About you">
        <div className={styles.pair}>
          <TextField {...field('first_name')} label="First Name" autoComplete="given-name" />
          <TextField {...field('last_name')} label="Last Name" autoComplete="family-name" />
        </div>
        <TextField {...field('username')} label="Username" autoComplete="nickname" autoCapitalize="none" spellCheck={false} />
        <div className={styles.pair}>
          {/* The login uses the e-mail: a password manager must store it with the password. */}
          <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
          <TextField {...field('phone_number')} label="Phone Number" type="tel" autoComplete="tel" />
        </div>
      </FieldGroup>
      <FieldGroup label="On your profile">
        <PictureField
          {...field('profile_image')}
          {...picture}
          error={picture.error ?? errors.get('profile_image')}
          label="Profile Image"
          preview="round"
          hint="PNG, JPG, GIF or WebP, best below 5 MB"
        />
        <SelectField {...field('gender')} label="Gender" placeholder="Please choose" options={genderOptions} autoComplete="sex" />
        <TextField {...field('address')} label="Address" autoComplete="street-address" />
      </FieldGroup>
      <FieldGroup label="To keep it yours">
        <div className={styles.pair}>
          <PasswordField {...passwordLabels} {...field('password')} label="Password" autoComplete="new-password" />
          <PasswordField {...passwordLabels} {...field('password2')} label="Confirm Password" autoComplete="new-password" />
        </div>
      </FieldGroup>
    </>
  );
}
