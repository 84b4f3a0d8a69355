import { RefreshIcon, Skeleton, Surface, Text } from '@my-food/ui';
import { profile } from '../../../i18n/en/account/profile.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Retry } from '../../../queries/use-retry.ts';
import { LoadError } from '../../../layout/load-error.tsx';
import * as styles from './profile.css.ts';

/** Same height as the loaded profile, to avoid a layout shift. */
export function ProfileLoading() {
  const t = useTexts(profile);
  return (
    <div className={styles.facts}>
      <Surface padding="l">
        <div className={styles.skeletons}>
          <div role="status" className={styles.loadingText}>
            <Text tone="muted">{t('loading')}</Text>
          </div>
          <div className={styles.skeletonLines}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </div>
        </div>
      </Surface>
    </div>
  );
}

/** The request failed, or the server returned no profile. */
export function ProfileMissing(retry: Retry) {
  const t = useTexts(profile);
  return (
    <Surface padding="xl">
      <LoadError isQuiet text={t('missing')} loadingText={t('loading')} icon={<RefreshIcon />} {...retry} />
    </Surface>
  );
}
