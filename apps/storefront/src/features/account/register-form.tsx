import { ApiError, type Registration } from '@my-food/api';
import { createSubmissionMachine } from '@my-food/machines';
import { Button, Notice, Text } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useRef, useState, type FormEvent } from 'react';
import { createActor, fromPromise } from 'xstate';
import { messages, redirectDelays } from '../../copy/messages.ts';
import { usePageActor } from '../../lib/use-page-actor.ts';
import { useImageInput } from '../../lib/use-image-input.ts';
import { useDelayedRedirect } from '../../lib/use-delayed-redirect.ts';
import { TextRouteLink } from '../../routing/links.tsx';
import { useServices } from '../../services.tsx';
import * as styles from './account-screen.css.ts';
import { readTexts, trimTexts, writeTexts, type FormTexts } from './form-texts.ts';
import { RegisterFields } from './register-fields.tsx';
import { hasEqualPasswords, keptFields, passwordFields, registrationOf } from './registration.ts';

const registrationMachine = createSubmissionMachine<Registration, void>().provide({
  guards: { isAcceptable: (_, { values }) => hasEqualPasswords(values) },
});
const noErrors: ReadonlyMap<string, string> = new Map();

/** Spec §4: every attempt to submit resets all fields. The form offers to restore them (Behaviour 'Forms, toasts, texts'). */
export function RegisterForm() {
  const { api, toaster } = useServices();
  const goOn = useDelayedRedirect();
  const form = useRef<HTMLFormElement>(null);
  const picture = useImageInput();
  const [typed, setTyped] = useState<FormTexts | null>(null);
  const [errors, setErrors] = useState(noErrors);

  const empty = () => {
    form.current?.reset();
    picture.clear();
  };
  const emptyAndOffer = () => {
    if (form.current) setTyped(readTexts(form.current, keptFields));
    empty();
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
        emptyAndOffer();
      },
      'send.succeeded': () => {
        toaster.show(messages.registered);
        empty();
      },
      'send.failed': ({ error }) => {
        toaster.show(messages.registrationFailed);
        setErrors(error instanceof ApiError ? error.fieldErrors : noErrors);
        emptyAndOffer();
      },
      'form.left': () => goOn('/login/'),
    },
  );
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('editing'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    trimTexts(target, keptFields);
    if (!target.reportValidity()) return;
    const texts = readTexts(target, [...keptFields, ...passwordFields]);
    const chosen = await picture.settled();
    const registration = chosen && registrationOf(texts, chosen);
    // A rejected file shows its error at the field.
    if (!registration) return;
    setTyped(null);
    setErrors(noErrors);
    actor.send({ type: 'form.submitted', values: registration });
  };
  const restore = () => {
    if (!form.current || !typed) return;
    writeTexts(form.current, typed, { overwrites: false });
    setTyped(null);
    form.current.querySelector<HTMLElement>('input:invalid, select:invalid')?.focus();
  };

  return (
    <>
      <form ref={form} onSubmit={(event) => void submit(event)} className={styles.form}>
        <RegisterFields picture={picture.field} errors={errors} />
        <Button type="submit" size="l" fullWidth isLoading={isBusy}>
          Register
        </Button>
        {typed && (
          <Notice
            title="Nothing is lost"
            isAnnounced
            actions={
              <Button variant="quiet" size="s" onClick={restore}>
                Restore what I typed
              </Button>
            }
          >
            The form was emptied. The passwords and the picture have to be chosen again.
          </Notice>
        )}
      </form>
      <Text tone="muted">
        One of us already? <TextRouteLink to="/login/">Login Yourself</TextRouteLink>
      </Text>
    </>
  );
}
