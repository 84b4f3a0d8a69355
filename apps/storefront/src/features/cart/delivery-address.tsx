import { Skeleton, Text, UserText } from '@my-food/ui';
import { cart } from '../../i18n/en/ordering/cart.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextRouteLink } from '../../navigation/links.ts';
import { useSilentProfile } from '../../services/use-silent-reads.ts';
import * as styles from './cart.css.ts';

/** Where the order goes. Its space is reserved: nothing moves when the profile arrives, or does not. */
export function DeliveryAddress() {
  const t = useTexts(cart);
  const { profile, isLoading } = useSilentProfile();
  return (
    <div className={styles.delivery}>
      {isLoading && <Skeleton shape="text" />}
      {profile && (
        <>
          <div className={styles.deliveryHead}>
            <Text as="strong" size="s" weight="strong">
              {t('deliverTo')}
            </Text>
            <TextRouteLink to="/profile/update/" variant="quiet">
              {t(profile.address ? 'changeAddress' : 'addAddress')}
            </TextRouteLink>
          </div>
          <Text as="div" size="s" tone="muted" isUserText>
            <div className={styles.address}>
              <UserText>{profile.address || t('noAddress')}</UserText>
            </div>
            <span>{profile.phoneNumber}</span>
          </Text>
        </>
      )}
    </div>
  );
}
