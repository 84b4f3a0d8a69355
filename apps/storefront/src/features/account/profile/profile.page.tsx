import { Container } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRetry } from '../../../queries/use-retry.ts';
import { useServices } from '../../../services/services.tsx';
import { ProfileLoading, ProfileMissing } from './profile-fallback.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileIdentity } from './profile-identity.tsx';
import { useProfileError } from './use-profile-error.ts';
import * as styles from './profile.css.ts';

/** The profile, refetched on mount (Behaviour 'Forms, toasts, texts'). `children`: the user's orders, beside it or, on a phone, below it. */
export function ProfilePage({ children }: { children: ReactNode }) {
  const { queries } = useServices();
  const profileQuery = useQuery({ ...queries.profile(), refetchOnMount: 'always' });
  const profile = profileQuery.data;
  const { isRetrying, retry } = useRetry(profileQuery);
  const isLoading = profileQuery.isPending && !isRetrying;
  useProfileError();
  return (
    <Container>
      <div className={styles.profile}>
        <div className={styles.account}>
          <ProfileIdentity profile={profile ?? null} />
          {profile && <ProfileFacts profile={profile} />}
          {isLoading && <ProfileLoading />}
          {!isLoading && !profile && <ProfileMissing isRetrying={isRetrying} retry={retry} />}
        </div>
        {children}
      </div>
    </Container>
  );
}
