import { Button, Heading, Page, Text } from '@my-food/ui';
import * as styles from './failure-notices.css.ts';

const reload = () => location.reload();

/** In the place of everything: nothing of the shop could be drawn. */
export function PageFailure() {
  return (
    <Page>
      <Heading level={1} look="page">
        Something went wrong
      </Heading>
      <Text>The shop could not be shown. Your cart and your session are safe.</Text>
      <Button onClick={reload}>Load the page again</Button>
    </Page>
  );
}

/** In the place of the toasts: the screens go on. */
export function ToastsFailure() {
  return (
    <p className={styles.overPage} role="alert">
      Messages cannot be shown.{' '}
      <Button size="s" onClick={reload}>
        Load the page again
      </Button>
    </p>
  );
}
