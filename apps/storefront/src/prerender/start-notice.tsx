import { Button } from '@my-food/ui';
import { shop } from '../../shop.config.ts';
import * as styles from '../notifications/page-notice.css.ts';

/**
 * The notices that are shown before the application is mounted, toggled by `data-start` (bootstrap-flags.ts): the browser requirements, also
 * without JavaScript, and the failed load with its retry button (load-app.ts).
 */
export function StartNotice() {
  return (
    <>
      <p className={styles.notice} data-requirements>
        To order you need JavaScript and Chrome or Edge 109, Safari 16.4, Firefox 115, Samsung Internet 21 or a newer one.
      </p>
      <p className={styles.notice} data-failed role="alert">
        {shop.name} did not load. <Button size="s">Try again</Button>
      </p>
    </>
  );
}
