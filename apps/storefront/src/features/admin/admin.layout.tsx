import { Container, PlusIcon, BowlIcon, MenuIcon } from '@my-food/ui';
import { AdminSidebar, SidebarLayout, SidebarLink } from '@my-food/ui/shop';
import { createLink, Outlet } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useServices } from '../../services/services.tsx';
import * as styles from './admin.layout.css.ts';
import { AdminsOnly } from './admins-only.tsx';

const SidebarRouteLink = createLink(SidebarLink);
const exactMatch = { exact: true, includeSearch: false } as const;

const links = (
  <>
    <SidebarRouteLink to="/admin/add-food/" activeOptions={exactMatch} icon={<PlusIcon />}>
      Add Food
    </SidebarRouteLink>
    <SidebarRouteLink to="/admin/products/" activeOptions={exactMatch} icon={<BowlIcon />}>
      View Food
    </SidebarRouteLink>
    <SidebarRouteLink to="/admin/add-category/" activeOptions={exactMatch} icon={<PlusIcon />}>
      Add Category
    </SidebarRouteLink>
    <SidebarRouteLink to="/admin/categorys/" activeOptions={exactMatch} icon={<MenuIcon />}>
      View Categories
    </SidebarRouteLink>
  </>
);

/** Layout of the admin pages with their sidebar. A known role other than ADMIN gets a notice instead; an unknown role is left to the server. */
export function AdminLayout() {
  const { sessionActor } = useServices();
  const role = useSelector(sessionActor, ({ context }) => context.session?.role ?? '');
  if (role !== '' && role !== 'ADMIN') return <AdminsOnly />;
  return (
    <Container width="window">
      <div className={styles.page}>
        <SidebarLayout
          sidebar={<AdminSidebar title="Food Admin" openLabel="Open admin menu" closeLabel="Close admin menu" links={links} />}
        >
          <Outlet />
        </SidebarLayout>
      </div>
    </Container>
  );
}
