import { SkipLink } from '@my-food/ui';
import { Outlet } from '@tanstack/react-router';
import { layout } from '../i18n/en/layout.ts';
import { useTexts } from '../i18n/use-texts.ts';
import * as styles from './app-layout.css.ts';
import { AppTopBar } from './app-top-bar.tsx';
import { AppFooter } from './app-footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteTitle } from './route-title.ts';
import { useIdleLayout } from './use-idle-layout.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** The layout of every page: top bar, page, footer. */
export function AppLayout() {
  const t = useTexts(layout);
  useRouteFocus();
  useIdleLayout();
  return (
    <>
      <SkipLink targetId="main">{t('skipToContent')}</SkipLink>
      <AppTopBar />
      <NavigationProgress />
      <RouteTitle />
      <main id="main" tabIndex={-1} className={styles.screen}>
        <Outlet />
      </main>
      <AppFooter />
    </>
  );
}
