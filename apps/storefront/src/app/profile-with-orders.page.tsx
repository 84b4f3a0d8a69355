import { MyOrders } from '../features/orders/my-orders.tsx';
import { ProfilePage } from '../features/account/profile/profile.page.tsx';

/** The profile page: the one that two features share. */
export function ProfileWithOrdersPage() {
  return (
    <ProfilePage>
      <MyOrders />
    </ProfilePage>
  );
}
