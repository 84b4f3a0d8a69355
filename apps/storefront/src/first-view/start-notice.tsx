import { Button } from '@my-food/ui';
import * as styles from './first-view.css.ts';

/**
 * What the page says until the application stands in its place, shown or hidden by `data-start` (mark-document.ts): what a browser needs, also
 * where no script runs; and that the application did not start, with a way to ask for the page again (start-application.ts).
 */
export function StartNotice() {
  return (
    <>
      <p className={styles.notice} data-needs>
        To order you need JavaScript and Chrome or Edge 109, Safari 16.4, Firefox 115, Samsung Internet 21 or a newer one.
      </p>
      <p className={styles.notice} data-failed role="alert">
        My Food did not load. <Button size="s">Try again</Button>
      </p>
    </>
  );
}
