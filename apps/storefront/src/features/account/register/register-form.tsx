import { Button, Notice, StatusRegion, Text, UserText } from '@my-food/ui';
import { register } from '../../../i18n/en/account/register.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { TextRouteLink } from '../../../navigation/links.ts';
import * as styles from '../account-layout.css.ts';
import { registrationFailure } from './registration-failure.ts';
import { RegisterFields } from './register-fields.tsx';
import { useRegistration } from './use-registration.ts';

const noErrors = new Map<string, string>();

/** Spec §4: each submit resets all fields. The form offers to restore them, and those of a form that was left (Behaviour 'Forms, toasts, texts'). */
export function RegisterForm() {
  const t = useTexts(register);
  const locale = useLocale();
  const { form, restoreButton, picture, error, isLoading, canRestore, remember, submit, restore } = useRegistration();
  const failure = error === null ? null : registrationFailure(error, locale);
  const offer = canRestore && (
    <Notice
      title={t('restoreTitle')}
      actions={
        <Button ref={restoreButton} variant="quiet" size="s" onClick={restore}>
          {t('restore')}
        </Button>
      }
    >
      <UserText>{failure ? t('restoreText', { reason: failure.page }) : t('restoreLeftText')}</UserText>
    </Notice>
  );
  return (
    <>
      {/* Validated once it is cleaned: browsers reject the invisible marks of a pasted e-mail. */}
      <form ref={form} noValidate onInput={remember} onSubmit={(event) => void submit(event)} className={styles.form}>
        <StatusRegion>{!failure && offer}</StatusRegion>
        <RegisterFields picture={picture} errors={failure?.fields ?? noErrors} />
        <Button type="submit" size="l" fullWidth isLoading={isLoading}>
          {t('submit')}
        </Button>
        <StatusRegion>{failure && offer}</StatusRegion>
      </form>
      <Text tone="muted">{t.rich('login', { link: (text) => <TextRouteLink to="/login/">{text}</TextRouteLink> })}</Text>
    </>
  );
}
