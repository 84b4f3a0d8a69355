import { MissingTokensError, type Credentials } from '@my-food/api';
import { createSubmissionMachine } from '@my-food/machines';
import { Button, Notice, PasswordField, TextField, UserText } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { createActor, fromPromise } from 'xstate';
import { credentials } from '../../../i18n/en/account/credentials.ts';
import { login } from '../../../i18n/en/account/login.ts';
import { messages, redirectDelays } from '../../../i18n/messages.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { useDelayedRedirect } from '../../../forms/use-delayed-redirect.ts';
import { useServices } from '../../../services/services.tsx';
import { useIsSignedIn } from '../../../services/use-is-signed-in.ts';
import * as styles from '../account-layout.css.ts';
import { readFormValues, cleanFormValues } from '../form-values.ts';
import { usePasswordLabels } from '../use-password-labels.ts';
import { attemptLogin } from './login-attempt.ts';
import { loginFailure, type LoginFailure } from './login-failure.ts';

// Both fields are required. Only the server validates them.
const logInMachine = createSubmissionMachine<Credentials>().provide({ guards: { isAcceptable: () => true } });

/** E-mail and password, sent once. A rejected login keeps the typed values (Spec §4, §5), and its reason is on the page until the next attempt. */
export function LoginForm({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { api, silentApi, queries, queryClient, sessionActor, renewSession, toaster } = useServices();
  const redirect = useDelayedRedirect();
  const [error, setError] = useState<unknown>(null);
  const t = useTexts(login);
  const fieldTexts = useTexts(credentials);
  const passwordLabels = usePasswordLabels();
  const locale = useLocale();
  const failure: LoginFailure = error === null ? {} : loginFailure(error, locale);
  const actor = usePageActor(
    () =>
      createActor(
        logInMachine.provide({
          actors: {
            send: fromPromise<void, { values: Credentials }>(async ({ input: { values } }) => {
              const opened = await attemptLogin(sessionActor, () => api.account.logIn(values));
              if (!opened) return;
              // The cart, and an order without an answer, are still those of the same user.
              const isSameUser = queryClient.getQueryData(queries.profile().queryKey)?.email.toLowerCase() === values.email.toLowerCase();
              if (isSameUser) {
                renewSession(opened);
                window.dispatchEvent(new Event('login'));
              } else sessionActor.send({ type: 'session.opened', session: { ...opened, picture: null } });
            }),
          },
        }),
        { input: { noticeMs: redirectDelays.afterLogin } },
      ),
    {
      // A later login may have superseded this one, and have ended since.
      'send.succeeded': () => sessionActor.getSnapshot().context.session && toaster.show(messages.loggedIn),
      'send.failed': ({ error: reason }) => {
        toaster.show(reason instanceof MissingTokensError ? messages.tokensMissing : messages.loginFailed);
        setError(reason);
      },
      'form.left': () => redirect({ to: '/profile/' }),
    },
  );
  const isSubmitting = useSelector(actor, (snapshot) => !snapshot.matches('editing'));

  // A logout before the redirect leads back to this page.
  const isSignedIn = useIsSignedIn();
  // Whose session is open already, also one that another tab has opened: a login of the same user ends nothing. Its access token may have expired.
  useQuery({
    ...queries.profile(),
    queryFn: ({ signal }) => {
      const isKnown = queryClient.getQueryData(queries.profile().queryKey) !== undefined;
      return (!isKnown && sessionActor.getSnapshot().context.session?.refresh ? api : silentApi).account.readProfile(signal);
    },
    enabled: isSignedIn && !isSubmitting,
  });
  useEffect(() => {
    if (isSignedIn || !actor.getSnapshot().can({ type: 'form.reset' })) return;
    actor.send({ type: 'form.reset' });
    form.current?.reset();
  }, [isSignedIn, actor, form]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    cleanFormValues(event.currentTarget, ['email']);
    if (!event.currentTarget.reportValidity()) return;
    setError(null);
    const formValues = readFormValues(event.currentTarget, ['email', 'password']);
    actor.send({ type: 'form.submitted', values: { email: formValues.get('email') ?? '', password: formValues.get('password') ?? '' } });
  };

  return (
    <form ref={form} onSubmit={submit} className={styles.form}>
      {/* `inputMode`, not `type=email`: the specification has no rule for the format (Spec §5). */}
      <TextField
        label={fieldTexts('email')}
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        error={failure.email}
      />
      <PasswordField
        {...passwordLabels}
        label={fieldTexts('password')}
        name="password"
        autoComplete="current-password"
        isRequired
        error={failure.password}
      />
      {/* Not announced: the toast is. */}
      {failure.page && (
        <Notice tone="warning">
          <UserText>{failure.page}</UserText>
        </Notice>
      )}
      <Button type="submit" size="l" fullWidth isLoading={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
}
