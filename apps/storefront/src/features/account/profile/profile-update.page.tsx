import type { Profile } from '@my-food/api';
import { Heading, Container, Stack, Surface, Text } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileForm } from '../../../i18n/en/account/profile-form.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useRetry } from '../../../queries/use-retry.ts';
import { useNavigationState } from '../../../navigation/history-state.ts';
import { useServices } from '../../../services/services.tsx';
import { parseOwnProfileSnapshot } from './profile-snapshot.ts';
import { ProfileLoading, ProfileMissing } from './profile-fallback.tsx';
import { ProfileForm } from './profile-form.tsx';
import { scooter } from '../illustrations.ts';
import * as styles from './profile.css.ts';

/** Starts from the profile in the navigation state; opened directly, it fetches it (Behaviour 'Routes and navigation state'). */
export function ProfileUpdatePage() {
  const { queries, queryClient } = useServices();
  const t = useTexts(profileForm);
  const navigationState = useNavigationState('profile');
  // A history entry outlives its session: use its profile only if it belongs to the signed-in user.
  const [snapshot] = useState(() => parseOwnProfileSnapshot(queryClient.getQueryData(queries.profile().queryKey) ?? null, navigationState));
  return (
    <Container>
      <div className={`${styles.page} ${styles.columns}`}>
        <Stack gap="m">
          <Heading level={1} variant="page">
            {t('title')}
          </Heading>
          <Text tone="muted" size="l" isReadingWidth>
            {t('lead')}
          </Text>
          <div className={styles.delivery} aria-hidden="true">
            <img src={scooter} alt="" width={256} height={256} className={styles.scooter} />
          </div>
        </Stack>
        {snapshot ? <ProfileFormSurface profile={snapshot} /> : <ProfileFormLoader />}
      </div>
    </Container>
  );
}

function ProfileFormSurface({ profile }: { profile: Profile }) {
  return (
    <Surface padding="xl">
      <ProfileForm profile={profile} />
    </Surface>
  );
}

function ProfileFormLoader() {
  const { queries } = useServices();
  const profileQuery = useQuery(queries.profile());
  const { isRetrying, retry } = useRetry(profileQuery);
  if (profileQuery.data) return <ProfileFormSurface profile={profileQuery.data} />;
  return profileQuery.isPending && !isRetrying ? <ProfileLoading /> : <ProfileMissing isRetrying={isRetrying} retry={retry} />;
}
