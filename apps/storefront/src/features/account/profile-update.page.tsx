import type { Profile } from '@my-food/api';
import { Heading, Container, Stack, Surface, Text } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRetry } from '../../lib/use-retry.ts';
import { useNavigationState } from '../../routing/history-state.ts';
import { useServices } from '../../services.tsx';
import { handedTo } from './handed-profile.ts';
import { ProfileLoading, ProfileMissing } from './profile-absence.tsx';
import { ProfileForm } from './profile-form.tsx';
import { scooter } from './scenes.ts';
import * as styles from './profile.css.ts';

/** Starts from the profile in the navigation state; opened directly, it fetches it (Behaviour 'Routes and navigation state'). */
export function ProfileUpdatePage() {
  const { queries, queryClient } = useServices();
  const handedOver = useNavigationState('profile');
  // A history entry outlives its session: use its profile only if it belongs to the signed-in user.
  const [handed] = useState(() => handedTo(queryClient.getQueryData(queries.profile().queryKey) ?? null, handedOver));
  return (
    <Container>
      <div className={`${styles.page} ${styles.person}`}>
        <Stack gap="m">
          <Heading level={1} variant="page">
            Update Profile
          </Heading>
          <Text tone="muted" size="l" isReadingWidth>
            So that we know whom to call when dinner is at your door.
          </Text>
          <div className={styles.delivery} aria-hidden="true">
            <img src={scooter} alt="" width={256} height={256} className={styles.scooter} />
          </div>
        </Stack>
        {handed ? <Form profile={handed} /> : <ColdForm />}
      </div>
    </Container>
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
  const read = useQuery(queries.profile());
  const { isRetrying, retry } = useRetry(read);
  if (read.data) return <Form profile={read.data} />;
  return read.isPending && !isRetrying ? <ProfileLoading /> : <ProfileMissing isRetrying={isRetrying} retry={retry} />;
}
