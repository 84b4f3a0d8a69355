import { Button } from '@my-food/ui';
import * as styles from './toasts-failure.css.ts';

/** In the place of the toasts: the screens go on. */
export function ToastsFailure() {
  return (
    <p className={styles.overPage} role="alert">
      Messages cannot be shown.{' '}
      <Button size="s" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </p>
  );
}
