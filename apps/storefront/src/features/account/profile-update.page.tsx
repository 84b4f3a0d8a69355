import type { Profile } from '@my-food/api';
import { Heading, Page, Surface } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHandedOver } from '../../routing/history-state.ts';
import { useServices } from '../../services.tsx';
import { parseHandedProfile } from './handed-profile.ts';
import { ProfileLoading, ProfileMissing } from './profile-absence.tsx';
import { ProfileForm } from './profile-form.tsx';
import * as styles from './profile.css.ts';

/** Starts from the profile that was handed over; opened cold, it reads it (READINGS 'Routes and navigation state'). */
export function ProfileUpdatePage() {
  const handedOver = useHandedOver('profile');
  const [handed] = useState(() => parseHandedProfile(handedOver));
  return (
    <Page width="narrow">
      <div className={styles.page}>
        <Heading level={1} look="page">
          Update Profile
        </Heading>
        {handed ? <Form profile={handed} /> : <ColdForm />}
      </div>
    </Page>
  );
}

function Form({ profile }: { profile: Profile }) {
  return (
    <Surface padding="xl">
      <ProfileForm profile={profile} />
    </Surface>
  );
}

function ColdForm() {
  const { queries } = useServices();
  const { data: profile, isPending, refetch } = useQuery(queries.profile());
  if (profile) return <Form profile={profile} />;
  return isPending ? <ProfileLoading /> : <ProfileMissing onRetry={() => void refetch()} />;
}
