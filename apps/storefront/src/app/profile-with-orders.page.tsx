import { Stack } from '@my-food/ui';
import { ProfilePage } from '../features/account/profile/profile.page.tsx';
import { WaitingCart } from '../features/cart/waiting-cart.tsx';
import { MyOrders } from '../features/orders/my-orders.tsx';

/** The profile page: the one that three features share. */
export function ProfileWithOrdersPage() {
  return (
    <ProfilePage>
      <Stack gap="xl">
        <WaitingCart />
        <MyOrders />
      </Stack>
    </ProfilePage>
  );
}
