import { isOutcomeUnknown, type Profile } from '@my-food/api';
import { Button, Inline, Notice, StatusRegion, UserText } from '@my-food/ui';
import { useRef, type FormEvent } from 'react';
import { forms } from '../../../i18n/en/forms.ts';
import { profileForm } from '../../../i18n/en/account/profile-form.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useInertFields } from '../../../forms/use-inert-fields.ts';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { ButtonRouteLink } from '../../../navigation/links.ts';
import { busyText, serverReasons } from '../../../queries/write-error-text.ts';
import * as styles from '../account-layout.css.ts';
import { ProfileFields } from './profile-fields.tsx';
import { profileNames } from './profile-values.ts';
import { useProfileEditor } from './use-profile-editor.ts';

/** Edits the profile. A failed save keeps all values; a successful one redirects to the profile after a delay (Spec §4, §5). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTexts(profileForm);
  const formTexts = useTexts(forms);
  const locale = useLocale();
  const { values, errors, error, isSubmitting, isSaving, isUnsaved, change, remember, picture, discard, submit } =
    useProfileEditor(profile);
  const button = useRef<HTMLButtonElement>(null);
  const fields = useInertFields(isSubmitting, button);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      <div {...fields} className={styles.form}>
        <ProfileFields values={values} currentPicture={profile.imageUrl} picture={picture} errors={errors} onChange={change} />
      </div>
      <Inline>
        <Button ref={button} type="submit" isLoading={isSubmitting}>
          {t('submit')}
        </Button>
        <ButtonRouteLink to="/profile/" activeOptions={{ exact: true }} variant="plain">
          {t('back')}
        </ButtonRouteLink>
      </Inline>
      <StatusRegion>
        {isSubmitting && <Notice>{isSaving ? formTexts('saving') : t('saved')}</Notice>}
        {!isSubmitting && error !== undefined && (
          <Notice tone="warning" title={formTexts('nothingLost')}>
            <span>{busyText(error, locale) ?? t(isOutcomeUnknown(error) ? 'outcomeUnknown' : 'refused')}</span>{' '}
            <UserText>{serverReasons(error, Object.values(profileNames))}</UserText>
          </Notice>
        )}
      </StatusRegion>
      {!isSubmitting && <UnsavedGuard isUnsaved={isUnsaved} onNavigate={remember} onDiscard={discard} />}
    </form>
  );
}
