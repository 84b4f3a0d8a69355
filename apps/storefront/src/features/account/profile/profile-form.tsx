import { ApiError, isOutcomeUnknown, type Profile, type ProfileUpdate } from '@my-food/api';
import { changedFields, createEditorMachine, isDirty, isUnsaved } from '@my-food/machines';
import { Button, Notice, Inline } from '@my-food/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { createActor, fromPromise } from 'xstate';
import { forms } from '../../../i18n/en/forms.ts';
import { profileForm } from '../../../i18n/en/account/profile-form.ts';
import { messages, redirectDelays } from '../../../i18n/messages.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFailureToast } from '../../../services/use-failure-toast.ts';
import { useInertFields } from '../../../forms/use-inert-fields.ts';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { useImageInput } from '../../../forms/use-image-input.ts';
import { useDelayedRedirect } from '../../../forms/use-delayed-redirect.ts';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { ButtonRouteLink } from '../../../navigation/links.tsx';
import { useServices } from '../../../services/services.tsx';
import * as styles from '../account-layout.css.ts';
import { toProfileValues, trimProfileValues, toProfilePayload, type ProfileValues } from './profile-values.ts';
import { ProfileFields } from './profile-fields.tsx';

/** What was sent and not saved, so far: a save may fail after its form was left. In memory only, for the user that it belongs to. */
const unsaved = new WeakMap<QueryClient, { username: string; values: Partial<ProfileValues> }>();

const profileMachine = createEditorMachine<ProfileValues, ProfileUpdate>();

/**
 * Edits the profile. A newer `profile` replaces the fields that were not changed. A failed save keeps all values; a successful one redirects to the
 * profile after a delay (Spec §4, §5).
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { api, queries, queryClient, toaster } = useServices();
  const t = useTexts(profileForm);
  const formTexts = useTexts(forms);
  const showFailureToast = useFailureToast();
  const redirect = useDelayedRedirect();
  const { username } = profile;
  const save = async (update: ProfileUpdate) => {
    await api.account.updateProfile(update);
    unsaved.delete(queryClient);
    const { picture, ...saved } = update;
    // The form starts from the cache, also when the profile cannot be read again. By now the profile may be that of another user.
    queryClient.setQueryData(queries.profile().queryKey, (known) => (known?.username === username ? { ...known, ...saved } : known));
  };
  const refetchProfile = () => void queryClient.invalidateQueries({ queryKey: queries.profile().queryKey, refetchType: 'all' });
  const actor = usePageActor(
    () =>
      createActor(
        profileMachine.provide({
          actors: { save: fromPromise<void, { payload: ProfileUpdate }>(({ input }) => save(input.payload)) },
        }),
        { input: { values: toProfileValues(profile), noticeMs: redirectDelays.afterSave } },
      ),
    {
      'save.succeeded': () => {
        toaster.show(messages.profileUpdated);
        refetchProfile();
      },
      'save.failed': ({ error }) => {
        showFailureToast(messages.profileUpdateFailed);
        // The server's profile may differ from the one that the form started from (Faults §1.2).
        if (isOutcomeUnknown(error) || (error instanceof ApiError && error.status === 409)) refetchProfile();
      },
      'editor.left': () => redirect('/profile/'),
    },
  );
  const values = useSelector(actor, ({ context }) => context.values);
  const error = useSelector(actor, ({ context }) => context.error);
  const isSubmitting = useSelector(actor, (snapshot) => !snapshot.matches('editing'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const hasUnsavedChanges = useCallback(() => isUnsaved(actor.getSnapshot()), [actor]);
  const button = useRef<HTMLButtonElement>(null);
  const fields = useInertFields(isSubmitting, button);
  const change = (changed: Partial<ProfileValues>) => actor.send({ type: 'values.changed', change: changed });
  const picture = useImageInput((chosen) => change({ picture: chosen }), values.picture);
  useEffect(() => {
    const left = unsaved.get(queryClient);
    if (left?.username === username) actor.send({ type: 'values.changed', change: left.values });
    return () => {
      // Taken back by hand, or saved although the answer was lost.
      if (!isDirty(actor.getSnapshot().context)) unsaved.delete(queryClient);
    };
  }, [actor, username, queryClient]);
  useEffect(() => actor.send({ type: 'original.changed', original: toProfileValues(profile) }), [actor, profile]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const hasFile = picture.field.file !== null;
    // Values of only whitespace become empty, so that constraint validation rejects them after the next render.
    change(trimProfileValues(values));
    const isRejected = (await picture.settled()) === null && hasFile;
    if (isRejected || !form.reportValidity()) return;
    const { context } = actor.getSnapshot();
    const payload = toProfilePayload(context.values);
    if (!payload) return;
    unsaved.set(queryClient, { username, values: changedFields(context) });
    actor.send({ type: 'form.submitted', payload });
  };

  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form}>
      <div {...fields} className={styles.form}>
        <ProfileFields
          values={values}
          currentPicture={profile.imageUrl}
          picture={picture.field}
          errors={error instanceof ApiError ? error.fieldErrors : new Map()}
          onChange={change}
        />
      </div>
      <Inline>
        <Button ref={button} type="submit" isLoading={isSubmitting}>
          {t('submit')}
        </Button>
        <ButtonRouteLink to="/profile/" variant="plain">
          {t('back')}
        </ButtonRouteLink>
      </Inline>
      {isSubmitting && <Notice isAnnounced>{isSaving ? formTexts('saving') : t('saved')}</Notice>}
      <UnsavedGuard isUnsaved={hasUnsavedChanges} onDiscard={() => unsaved.delete(queryClient)} />
    </form>
  );
}
