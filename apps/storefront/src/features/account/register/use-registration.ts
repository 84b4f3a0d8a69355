import type { Registration } from '@my-food/api';
import { createSubmissionMachine } from '@my-food/machines';
import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createActor, fromPromise } from 'xstate';
import { messages, redirectDelays } from '../../../i18n/messages.ts';
import { trackSession } from '../../../session/track-session.ts';
import { useDelayedRedirect } from '../../../forms/use-delayed-redirect.ts';
import { useImageInput } from '../../../forms/use-image-input.ts';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { createListeners } from '../../../platform/listeners.ts';
import { useServices } from '../../../services/services.tsx';
import { readFormValues, cleanFormValues, fillEmptyFields, type FormValues } from '../form-values.ts';
import { passwordMismatch } from './registration-failure.ts';
import { hasEqualPasswords, restorableFields, passwordFields, toRegistration } from './registration.ts';

const registrationMachine = createSubmissionMachine<Registration>().provide({
  guards: { isAcceptable: (_, { values }) => hasEqualPasswords(values) },
});

interface Typed {
  values: FormValues;
  /** Whether no session has ended since. */
  isSameSession: () => boolean;
}

/** What was typed and not sent, for the form when it is opened again. In memory only, and until a session ends. */
const unsent = new WeakMap<QueryClient, Typed>();
/** Notifies an open form that a registration sent from a form that was left has failed. */
const { notify, subscribe } = createListeners();

function restorableOf(queryClient: QueryClient): FormValues | null {
  const typed = unsent.get(queryClient);
  return typed && typed.values.size > 0 && typed.isSameSession() ? typed.values : null;
}

/** State of the registration form: picture, submit, toasts, redirect, and the values of a form that was left or that a rejected attempt has reset. */
export function useRegistration() {
  const { api, queryClient, toaster } = useServices();
  const redirect = useDelayedRedirect();
  const form = useRef<HTMLFormElement>(null);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const picture = useImageInput();
  const [restorableValues, setRestorableValues] = useState(() => restorableOf(queryClient));
  useEffect(() => subscribe(() => setRestorableValues(restorableOf(queryClient))), [queryClient]);
  const [error, setError] = useState<unknown>(null);
  // A rejected attempt has emptied the field that has the focus.
  useEffect(() => {
    if (error !== null && restorableValues && form.current?.contains(document.activeElement)) restoreButton.current?.focus();
  }, [error, restorableValues]);
  const [isChecking, setIsChecking] = useState(false);
  const isAwaitingPicture = useRef(false);
  const sent = useRef<Typed | null>(null);

  const resetForm = () => {
    form.current?.reset();
    picture.clear();
  };
  const rejectWith = (reason: unknown) => {
    setError(reason);
    if (sent.current) {
      // What was typed since is newer: in this form or, if it was left, in the one that is open now.
      const newer = form.current ? readFormValues(form.current, restorableFields) : (unsent.get(queryClient)?.values ?? []);
      const values = new Map([...sent.current.values, ...newer]);
      setRestorableValues(values);
      unsent.set(queryClient, { ...sent.current, values });
      if (!form.current) notify();
    }
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
        rejectWith(passwordMismatch);
      },
      'send.succeeded': () => {
        toaster.show(messages.registered);
        // If the form was left, what is unsent was typed into a later one.
        if (form.current) unsent.delete(queryClient);
        resetForm();
      },
      'send.failed': ({ error: reason }) => {
        toaster.show(messages.registrationFailed);
        rejectWith(reason);
      },
      'form.left': () => redirect({ to: '/login/' }),
    },
  );
  const isSubmitting = useSelector(actor, (snapshot) => !snapshot.matches('editing'));

  return {
    form,
    /** Has the focus after a rejected attempt. */
    restoreButton,
    /** Props of the picture field. */
    picture: picture.field,
    /** Why the last attempt was rejected, else null. */
    error,
    isLoading: isSubmitting || isChecking,
    canRestore: restorableValues !== null,
    /** Call it at every input. New input is merged into the values that can be restored. */
    remember: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const typed = [...readFormValues(currentTarget, restorableFields)].filter(([, text]) => text !== '');
      unsent.set(queryClient, { values: new Map([...(restorableValues ?? []), ...typed]), isSameSession: trackSession() });
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A second submit would send again what the first one resets.
      if (isAwaitingPicture.current) return;
      const target = event.currentTarget;
      const isValid = () => {
        cleanFormValues(target, restorableFields);
        return target.reportValidity();
      };
      if (!isValid()) return;
      isAwaitingPicture.current = true;
      setIsChecking(true);
      const image = await picture.settled();
      isAwaitingPicture.current = false;
      setIsChecking(false);
      // A form that was left meanwhile sends nothing, and is offered again. What was typed meanwhile is sent, if it is valid.
      if (!form.current || !isValid() || !(image instanceof File)) return;
      const registration = toRegistration(readFormValues(target, [...restorableFields, ...passwordFields]), image);
      if (!registration) return;
      setRestorableValues(null);
      setError(null);
      sent.current = { values: readFormValues(target, restorableFields), isSameSession: trackSession() };
      unsent.delete(queryClient);
      actor.send({ type: 'form.submitted', values: registration });
    },
    restore: () => {
      if (!form.current || !restorableValues) return;
      fillEmptyFields(form.current, restorableValues);
      setRestorableValues(null);
      form.current.querySelector<HTMLElement>('input:invalid, select:invalid')?.focus();
    },
  };
}
