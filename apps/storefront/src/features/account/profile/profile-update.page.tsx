import type { Profile } from '@my-food/api';
import { Heading, Container, Stack, Surface, Text } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileForm } from '../../../i18n/en/account/profile-form.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useRefetchOnFocus } from '../../../queries/use-refetch-on-focus.ts';
import { useRetry } from '../../../queries/use-retry.ts';
import { useServices } from '../../../services/services.tsx';
import { ProfileLoading, ProfileMissing } from './profile-fallback.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfileError } from './use-profile-error.ts';
import { scooter } from '../illustrations.ts';
import * as styles from './profile.css.ts';

/** The profile in the navigation state is not used: after a save it is outdated, and Back returns to it. */
export function ProfileUpdatePage() {
  const t = useTexts(profileForm);
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
        <ProfileFormLoader />
      </div>
    </Container>
  );
}

/** Starts the form from the cached profile, which has what was saved. Reads it first if there is none. A later read that finds none leaves the form. */
function ProfileFormLoader() {
  const { queries } = useServices();
  const profileQuery = useQuery(queries.profile());
  useRefetchOnFocus();
  const { isRetrying, retry } = useRetry(profileQuery);
  const [profile, setProfile] = useState<Profile | null>(null);
  if (profileQuery.data && profileQuery.data !== profile) setProfile(profileQuery.data);
  // A form that is there does without a later read.
  useProfileError({ isEnabled: !profile });
  if (!profile)
    return profileQuery.isFetching && !isRetrying ? <ProfileLoading /> : <ProfileMissing isRetrying={isRetrying} retry={retry} />;
  return (
    <Surface padding="xl">
      <ProfileForm key={profile.username} profile={profile} />
    </Surface>
  );
}
