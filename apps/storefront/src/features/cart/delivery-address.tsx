import { Skeleton, Text, UserText } from '@my-food/ui';
import { TextRouteLink } from '../../navigation/links.tsx';
import { useSilentProfile } from '../../services/use-silent-reads.ts';
import * as styles from './cart.css.ts';

/** Where the order goes. Its space is reserved: nothing moves when the profile arrives, or does not. */
export function DeliveryAddress() {
  const { profile, isLoading } = useSilentProfile();
  return (
    <div className={styles.delivery}>
      {isLoading && <Skeleton shape="text" />}
      {profile && (
        <>
          <div className={styles.deliveryHead}>
            <Text as="strong" size="s" weight="strong">
              Deliver to
            </Text>
            <TextRouteLink to="/profile/update/">{profile.address ? 'Change' : 'Add your address'}</TextRouteLink>
          </div>
          <Text as="div" size="s" tone="muted" isUserText>
            <div className={styles.address}>
              <UserText>{profile.address || 'Your profile has no address yet.'}</UserText>
            </div>
            {profile.phoneNumber}
          </Text>
        </>
      )}
    </div>
  );
}
