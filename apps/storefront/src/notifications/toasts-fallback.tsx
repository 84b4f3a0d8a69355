import { Button } from '@my-food/ui';
import * as styles from './toasts-fallback.css.ts';

/** Rendered in place of the toasts after an error; the pages stay usable. */
export function ToastsFallback() {
  return (
    <p className={styles.overPage} role="alert">
      Messages cannot be shown.{' '}
      <Button size="s" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </p>
  );
}
