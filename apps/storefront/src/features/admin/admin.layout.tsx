import { Container, PlusIcon, BowlIcon, MenuIcon } from '@my-food/ui';
import { AdminSidebar, SidebarLayout, SidebarLink } from '@my-food/ui/shop';
import { createLink, Outlet, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { admin } from '../../i18n/en/admin/admin.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRefetchOnFocus } from '../../queries/use-refetch-on-focus.ts';
import { useServices } from '../../services/services.tsx';
import { mayBeAdmin } from '../../session/may-be-admin.ts';
import * as styles from './admin.layout.css.ts';
import { AdminsOnly } from './admins-only.tsx';
import { SelectionProvider } from './batch/selection/selection-provider.tsx';

const SidebarRouteLink = createLink(SidebarLink);
const exactMatch = { exact: true, includeSearch: false } as const;

/** The navigation of the admin pages. */
function Sidebar() {
  const t = useTexts(admin);
  const page = useRouterState({ select: ({ location }) => location.href });
  return (
    <AdminSidebar
      title={t('title')}
      openLabel={t('openMenu')}
      closeLabel={t('closeMenu')}
      page={page}
      links={
        <>
          <SidebarRouteLink to="/admin/add-food/" activeOptions={exactMatch} icon={<PlusIcon />}>
            {t('addFood')}
          </SidebarRouteLink>
          <SidebarRouteLink to="/admin/products/" activeOptions={exactMatch} icon={<BowlIcon />}>
            {t('viewFood')}
          </SidebarRouteLink>
          <SidebarRouteLink to="/admin/add-category/" activeOptions={exactMatch} icon={<PlusIcon />}>
            {t('addCategory')}
          </SidebarRouteLink>
          <SidebarRouteLink to="/admin/categorys/" activeOptions={exactMatch} icon={<MenuIcon />}>
            {t('viewCategories')}
          </SidebarRouteLink>
        </>
      }
    />
  );
}

/** Layout of the admin pages with their sidebar, or a notice. */
export function AdminLayout() {
  const { sessionActor } = useServices();
  useRefetchOnFocus();
  const isAllowed = useSelector(sessionActor, ({ context: { session } }) => !session || mayBeAdmin(session));
  if (!isAllowed) return <AdminsOnly />;
  return (
    <Container width="window">
      <div className={styles.page}>
        <SidebarLayout sidebar={<Sidebar />}>
          <SelectionProvider>
            <Outlet />
          </SelectionProvider>
        </SidebarLayout>
      </div>
    </Container>
  );
}
