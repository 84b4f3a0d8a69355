import { SkipLink } from '@my-food/ui';
import { Outlet } from '@tanstack/react-router';
import * as styles from './page-frame.css.ts';
import { SiteBar } from './top-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { usePrintStyle } from './use-print-style.ts';
import { useScreenEntry } from './use-screen-entry.ts';

/** The layout of every page: top bar, page, footer. */
export function PageFrame() {
  useScreenEntry();
  usePrintStyle();
  return (
    <>
      <SkipLink targetId="screen">Skip to the content</SkipLink>
      <SiteBar />
      <main id="screen" tabIndex={-1} className={styles.screen}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
