import { Button, ErrorLine, RefreshIcon, Skeleton, Surface, Text } from '@my-food/ui';
import * as styles from './profile.css.ts';

/** As high as the facts that are coming. */
export function ProfileLoading() {
  return (
    <div className={styles.facts}>
      <Surface padding="xl">
        <div className={styles.skeletons}>
          <Text tone="muted">Profile is loading...</Text>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      </Surface>
    </div>
  );
}

/** The read failed, or the server knows no such person. */
export function ProfileMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Surface padding="xl">
      <ErrorLine
        text="No profile found"
        isQuiet
        action={
          <Button look="quiet" icon={<RefreshIcon />} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </Surface>
  );
}
