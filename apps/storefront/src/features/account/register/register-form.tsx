import type { Registration } from '@my-food/api';
import { createSubmissionMachine } from '@my-food/machines';
import { Button, Notice, Text, UserText } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useRef, useState, type FormEvent } from 'react';
import { createActor, fromPromise } from 'xstate';
import { register } from '../../../i18n/en/account/register.ts';
import { messages, redirectDelays } from '../../../i18n/messages.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { useImageInput } from '../../../forms/use-image-input.ts';
import { useDelayedRedirect } from '../../../forms/use-delayed-redirect.ts';
import { TextRouteLink } from '../../../navigation/links.tsx';
import { useServices } from '../../../services/services.tsx';
import * as styles from '../account-layout.css.ts';
import { readFormValues, trimFormValues, writeFormValues, type FormValues } from '../form-values.ts';
import { passwordMismatch, registrationFailure } from './registration-failure.ts';
import { RegisterFields } from './register-fields.tsx';
import { hasEqualPasswords, restorableFields, passwordFields, toRegistration } from './registration.ts';

const registrationMachine = createSubmissionMachine<Registration, void>().provide({
  guards: { isAcceptable: (_, { values }) => hasEqualPasswords(values) },
});

const noErrors = new Map<string, string>();

/** Spec §4: every attempt to submit resets all fields. The form offers to restore them (Behaviour 'Forms, toasts, texts'). */
export function RegisterForm() {
  const { api, toaster } = useServices();
  const redirect = useDelayedRedirect();
  const form = useRef<HTMLFormElement>(null);
  const picture = useImageInput();
  const [restorableValues, setRestorableValues] = useState<FormValues | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isChecking, setIsChecking] = useState(false);
  const isAwaitingPicture = useRef(false);
  const t = useTexts(register);
  const locale = useLocale();
  const failure = error === null ? null : registrationFailure(error, locale);

  const resetForm = () => {
    form.current?.reset();
    picture.clear();
  };
  const resetAndOfferRestore = () => {
    if (form.current) setRestorableValues(readFormValues(form.current, restorableFields));
    resetForm();
  };
  const actor = usePageActor(
    () =>
      createActor(
        registrationMachine.provide({
          actors: { send: fromPromise<void, { values: Registration }>(({ input }) => api.account.register(input.values)) },
        }),
        { input: { noticeMs: redirectDelays.afterRegistration } },
      ),
    {
      'input.rejected': () => {
        toaster.show(messages.passwordMismatch);
        setError(passwordMismatch);
        resetAndOfferRestore();
      },
      'send.succeeded': () => {
        toaster.show(messages.registered);
        resetForm();
      },
      'send.failed': ({ error: reason }) => {
        toaster.show(messages.registrationFailed);
        setError(reason);
        resetAndOfferRestore();
      },
      'form.left': () => redirect('/login/'),
    },
  );
  const isSubmitting = useSelector(actor, (snapshot) => !snapshot.matches('editing'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second submit would send again what the first one resets.
    if (isAwaitingPicture.current) return;
    const target = event.currentTarget;
    trimFormValues(target, restorableFields);
    if (!target.reportValidity()) return;
    const formValues = readFormValues(target, [...restorableFields, ...passwordFields]);
    isAwaitingPicture.current = true;
    setIsChecking(true);
    const file = await picture.settled();
    isAwaitingPicture.current = false;
    setIsChecking(false);
    const registration = file && toRegistration(formValues, file);
    // A rejected file shows its error at the field.
    if (!registration) return;
    setRestorableValues(null);
    setError(null);
    actor.send({ type: 'form.submitted', values: registration });
  };
  const restore = () => {
    if (!form.current || !restorableValues) return;
    writeFormValues(form.current, restorableValues, { canOverwrite: false });
    setRestorableValues(null);
    form.current.querySelector<HTMLElement>('input:invalid, select:invalid')?.focus();
  };

  return (
    <>
      <form ref={form} onSubmit={(event) => void submit(event)} className={styles.form}>
        <RegisterFields picture={picture.field} errors={failure?.fields ?? noErrors} />
        <Button type="submit" size="l" fullWidth isLoading={isSubmitting || isChecking}>
          {t('submit')}
        </Button>
        {restorableValues && (
          <Notice
            title={t('restoreTitle')}
            isAnnounced
            actions={
              <Button variant="quiet" size="s" onClick={restore}>
                {t('restore')}
              </Button>
            }
          >
            <UserText>{t('restoreText', { reason: failure?.page ?? '' })}</UserText>
          </Notice>
        )}
      </form>
      <Text tone="muted">{t.rich('login', { link: (text) => <TextRouteLink to="/login/">{text}</TextRouteLink> })}</Text>
    </>
  );
}
