import { ApiError } from '@my-food/api';
import { Container } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { profileLoadError } from '../../copy/messages.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { useQueryError } from '../../lib/use-query-error.ts';
import { useServices } from '../../services.tsx';
import { MyOrders } from './my-orders.tsx';
import { ProfileLoading, ProfileMissing } from './profile-fallback.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileIdentity } from './profile-identity.tsx';
import * as styles from './profile.css.ts';

/** Profile and orders, both refetched on mount (Behaviour 'Orders'). */
export function ProfilePage() {
  const { queries } = useServices();
  const showFailureToast = useFailureToast();
  const profileQuery = useQuery({ ...queries.profile(), refetchOnMount: 'always' });
  const profile = profileQuery.data;
  const { isRetrying, retry } = useRetry(profileQuery);
  const isLoading = profileQuery.isPending && !isRetrying;
  useQueryError(queries.profile().queryKey, (error) =>
    showFailureToast(profileLoadError(error instanceof ApiError ? error.serverMessage : null)),
  );
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.columns}>
          <ProfileIdentity profile={profile ?? null} />
          {profile && <ProfileFacts profile={profile} />}
          {isLoading && <ProfileLoading />}
          {!isLoading && !profile && <ProfileMissing isRetrying={isRetrying} retry={retry} />}
        </div>
        <MyOrders />
      </div>
    </Container>
  );
}
