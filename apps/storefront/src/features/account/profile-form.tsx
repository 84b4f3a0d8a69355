import { ApiError, type Profile, type ProfileUpdate } from '@my-food/api';
import { createEditorMachine } from '@my-food/machines';
import { Button, Notice, Inline } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useRef, type FormEvent } from 'react';
import { createActor, fromPromise } from 'xstate';
import { messages, redirectDelays } from '../../copy/messages.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { savingText, useInertFields } from '../../lib/use-inert-fields.ts';
import { usePageActor } from '../../lib/use-page-actor.ts';
import { useImageInput } from '../../lib/use-image-input.ts';
import { useDelayedRedirect } from '../../lib/use-delayed-redirect.ts';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { useServices } from '../../services.tsx';
import * as styles from './account-screen.css.ts';
import { draftOf, trimmed, updateOf, type ProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';

const profileMachine = createEditorMachine<ProfileDraft, ProfileUpdate, void>();

/** Edits the profile. A failed save keeps all values; a successful one redirects to the profile after a delay (Spec §4, §5). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { api, queries, queryClient, toaster } = useServices();
  const tellFailure = useFailureToast();
  const goOn = useDelayedRedirect();
  const readProfileAnew = () => void queryClient.invalidateQueries({ queryKey: queries.profile().queryKey, refetchType: 'all' });
  const actor = usePageActor(
    () =>
      createActor(
        profileMachine.provide({
          actors: { save: fromPromise<void, { payload: ProfileUpdate }>(({ input }) => api.account.updateProfile(input.payload)) },
        }),
        { input: { draft: draftOf(profile), noticeMs: redirectDelays.afterSave } },
      ),
    {
      'save.succeeded': () => {
        toaster.show(messages.profileUpdated);
        readProfileAnew();
      },
      'save.failed': () => tellFailure(messages.profileUpdateFailed),
      'editor.left': () => goOn('/profile/'),
    },
  );
  const draft = useSelector(actor, ({ context }) => context.draft);
  const error = useSelector(actor, ({ context }) => context.error);
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('editing'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const button = useRef<HTMLButtonElement>(null);
  const fields = useInertFields(isBusy, button);
  const change = (changed: Partial<ProfileDraft>) => actor.send({ type: 'draft.changed', change: changed });
  const picture = useImageInput((chosen) => change({ picture: chosen }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isChosen = picture.field.file !== null;
    // Values of only whitespace become empty, so that constraint validation rejects them after the next render.
    change(trimmed(draft));
    const isRefused = (await picture.settled()) === null && isChosen;
    if (isRefused || !form.reportValidity()) return;
    const payload = updateOf(actor.getSnapshot().context.draft);
    if (payload) actor.send({ type: 'draft.submitted', payload });
  };

  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form}>
      <div {...fields} className={styles.form}>
        <ProfileFields
          draft={draft}
          currentPicture={profile.imageUrl}
          picture={picture.field}
          errors={error instanceof ApiError ? error.fieldErrors : new Map()}
          onChange={change}
        />
      </div>
      <Inline>
        <Button ref={button} type="submit" isLoading={isBusy}>
          Save changes
        </Button>
        <ButtonRouteLink to="/profile/" variant="plain">
          Back to my profile
        </ButtonRouteLink>
      </Inline>
      {isBusy && <Notice isAnnounced>{isSaving ? savingText : 'Saved. In a moment you are taken to your profile.'}</Notice>}
    </form>
  );
}
