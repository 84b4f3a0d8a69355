import type { Registration } from '@my-food/api';
import { createSubmissionMachine } from '@my-food/machines';
import { Button, Notice, Text } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useRef, useState, type FormEvent } from 'react';
import { createActor, fromPromise } from 'xstate';
import { messages, redirectDelays } from '../../../i18n/messages.ts';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { useImageInput } from '../../../forms/use-image-input.ts';
import { useDelayedRedirect } from '../../../forms/use-delayed-redirect.ts';
import { TextRouteLink } from '../../../navigation/links.tsx';
import { useServices } from '../../../services/services.tsx';
import * as styles from '../account-layout.css.ts';
import { readFormValues, trimFormValues, writeFormValues, type FormValues } from '../form-values.ts';
import { registrationFailure, type RegistrationFailure } from './registration-failure.ts';
import { RegisterFields } from './register-fields.tsx';
import { hasEqualPasswords, restorableFields, passwordFields, toRegistration } from './registration.ts';

const registrationMachine = createSubmissionMachine<Registration, void>().provide({
  guards: { isAcceptable: (_, { values }) => hasEqualPasswords(values) },
});
const noFailure: RegistrationFailure = { fields: new Map(), page: null };
const mismatch: RegistrationFailure = {
  fields: new Map([['password2', 'The two passwords differ. Type the same one twice.']]),
  page: 'The two passwords differ.',
};

/** Spec §4: every attempt to submit resets all fields. The form offers to restore them (Behaviour 'Forms, toasts, texts'). */
export function RegisterForm() {
  const { api, toaster } = useServices();
  const redirect = useDelayedRedirect();
  const form = useRef<HTMLFormElement>(null);
  const picture = useImageInput();
  const [restorableValues, setRestorableValues] = useState<FormValues | null>(null);
  const [failure, setFailure] = useState(noFailure);

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
        setFailure(mismatch);
        resetAndOfferRestore();
      },
      'send.succeeded': () => {
        toaster.show(messages.registered);
        resetForm();
      },
      'send.failed': ({ error }) => {
        toaster.show(messages.registrationFailed);
        setFailure(registrationFailure(error));
        resetAndOfferRestore();
      },
      'form.left': () => redirect('/login/'),
    },
  );
  const isSubmitting = useSelector(actor, (snapshot) => !snapshot.matches('editing'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    trimFormValues(target, restorableFields);
    if (!target.reportValidity()) return;
    const formValues = readFormValues(target, [...restorableFields, ...passwordFields]);
    const file = await picture.settled();
    const registration = file && toRegistration(formValues, file);
    // A rejected file shows its error at the field.
    if (!registration) return;
    setRestorableValues(null);
    setFailure(noFailure);
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
        <RegisterFields picture={picture.field} errors={failure.fields} />
        <Button type="submit" size="l" fullWidth isLoading={isSubmitting}>
          Register
        </Button>
        {restorableValues && (
          <Notice
            title="Nothing is lost"
            isAnnounced
            actions={
              <Button variant="quiet" size="s" onClick={restore}>
                Restore what I typed
              </Button>
            }
          >
            {failure.page} The form was emptied. The passwords and the picture have to be chosen again.
          </Notice>
        )}
      </form>
      <Text tone="muted">
        One of us already? <TextRouteLink to="/login/">Login Yourself</TextRouteLink>
      </Text>
    </>
  );
}
