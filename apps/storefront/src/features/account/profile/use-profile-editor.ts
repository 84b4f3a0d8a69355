import { ApiError, isOutcomeUnknown, type Profile, type ProfileUpdate } from '@my-food/api';
import { changedFields, createEditorMachine, isDirty, isUnsaved } from '@my-food/machines';
import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { messages, redirectDelays } from '../../../i18n/messages.ts';
import { fieldErrors } from '../../../forms/field-errors.ts';
import { useDelayedRedirect } from '../../../forms/use-delayed-redirect.ts';
import { useImageInput } from '../../../forms/use-image-input.ts';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { useSessionToast } from '../../../services/use-session-toast.ts';
import { useServices } from '../../../services/services.tsx';
import { profileNames, toProfileValues, cleanProfileValues, toProfilePayload, type ProfileValues } from './profile-values.ts';

const profileMachine = createEditorMachine<ProfileValues, ProfileUpdate>();

interface Unsaved {
  username: string;
  values: Partial<ProfileValues>;
  editor: ActorRefFrom<typeof profileMachine>;
}

/** What was typed into a form that was left and is not saved, so far. In memory only, for the user that it belongs to. */
const unsaved = new WeakMap<QueryClient, Unsaved>();

/** The editor actor of a profile, its toasts and its redirect. */
function useProfileActor(profile: Profile) {
  const { api, queries, queryClient } = useServices();
  const showToast = useSessionToast();
  const redirect = useDelayedRedirect();
  const { queryKey } = queries.profile();
  const save = async (update: ProfileUpdate) => {
    const sent = unsaved.get(queryClient);
    await api.account.updateProfile(update);
    // The form, opened again, may have sent more meanwhile, also that of another user.
    if (unsaved.get(queryClient) === sent) unsaved.delete(queryClient);
    const { picture, ...saved } = update;
    // The form starts from the cache, also when the profile cannot be read again. By now the profile may be that of another user.
    queryClient.setQueryData(queryKey, (known) => (known?.username === profile.username ? { ...known, ...saved } : known));
  };
  const refetchProfile = () => void queryClient.invalidateQueries({ queryKey, refetchType: 'all' });
  return usePageActor(
    () =>
      createActor(
        profileMachine.provide({
          actors: { save: fromPromise<void, { payload: ProfileUpdate }>(({ input }) => save(input.payload)) },
        }),
        { input: { values: toProfileValues(profile), noticeMs: redirectDelays.afterSave } },
      ),
    {
      'save.succeeded': () => {
        showToast(messages.profileUpdated);
        refetchProfile();
      },
      'save.failed': ({ error }) => {
        showToast(messages.profileUpdateFailed);
        // The server's profile may differ from the one that the form started from (Faults §1.2).
        if (isOutcomeUnknown(error) || (error instanceof ApiError && error.status === 409)) refetchProfile();
      },
      'editor.left': () => redirect({ to: '/profile/' }),
    },
  );
}

/**
 * State of the profile's form: values, picture, submit and unsaved changes. A newer `profile` replaces the fields that were not changed; what a form that
 * was left has failed to save is restored.
 */
export function useProfileEditor(profile: Profile) {
  const { queryClient } = useServices();
  const { username } = profile;
  const actor = useProfileActor(profile);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { values } = context;
  const isSubmitting = useSelector(actor, (snapshot) => !snapshot.matches('editing'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const remember = () => {
    const changed = changedFields(actor.getSnapshot().context);
    unsaved.set(queryClient, { username, values: changed, editor: actor });
  };
  const change = (changed: Partial<ProfileValues>) => actor.send({ type: 'values.changed', change: changed });
  const picture = useImageInput((chosen) => change({ picture: chosen }), values.picture);
  useEffect(() => {
    const left = unsaved.get(queryClient);
    const restored = left?.username === username ? left : null;
    if (restored) actor.send({ type: 'values.changed', change: restored.values });
    // The form that was left may still be saving. Once it has, these values are no longer unsaved.
    const saving = restored?.editor.on('save.succeeded', () => {
      const original = { ...actor.getSnapshot().context.original, ...restored.values };
      actor.send({ type: 'original.changed', original });
      // The picture is part of the profile now: cleared, so that it is not sent again.
      actor.send({ type: 'original.changed', original: { ...original, picture: null } });
    });
    return () => {
      saving?.unsubscribe();
      // The user has undone the changes, or they were saved although the response was lost.
      if (!isDirty(actor.getSnapshot().context)) unsaved.delete(queryClient);
    };
  }, [actor, username, queryClient]);
  // Again after a refused save: the machine takes no original meanwhile.
  useEffect(() => actor.send({ type: 'original.changed', original: toProfileValues(profile) }), [actor, profile, isSubmitting]);

  return {
    values,
    errors: fieldErrors(context, {}, profileNames),
    /** Error of the last save, otherwise undefined. */
    error: context.error,
    isSubmitting,
    isSaving,
    isUnsaved: () => isUnsaved(actor.getSnapshot()),
    change,
    /** Call it before a navigation: an address entered by hand is followed without a confirmation. */
    remember,
    /** Props of the picture field. */
    picture: picture.field,
    discard: () => unsaved.delete(queryClient),
    submit: async (form: HTMLFormElement) => {
      // Values of only whitespace become empty, so that constraint validation rejects them after the next render.
      change(cleanProfileValues(values));
      if (typeof (await picture.settled()) === 'string' || !form.reportValidity()) return;
      const snapshot = actor.getSnapshot();
      const payload = toProfilePayload(snapshot.context.values);
      // Pressed twice: the first press has sent it.
      if (!payload || !snapshot.matches('editing')) return;
      remember();
      actor.send({ type: 'form.submitted', payload });
    },
  };
}
