import { Button } from '@my-food/ui';
import { shop } from '../../shop.config.ts';
import { start } from '../i18n/en/start.ts';
import { useTexts } from '../i18n/use-texts.ts';
import * as styles from '../notifications/page-notice.css.ts';

/**
 * The notices that are shown before the application is mounted, toggled by `data-start` (bootstrap-flags.ts): the browser requirements, also
 * without JavaScript, and the failed load with its retry button (load-app.ts).
 */
export function StartNotice() {
  const t = useTexts(start);
  return (
    <>
      <p className={styles.notice} data-requirements="">
        {t('requirements')}
      </p>
      <p className={styles.notice} data-failed="" role="alert">
        {t('failed', { shop: shop.name })} <Button size="s">{t('tryAgain')}</Button>
      </p>
    </>
  );
}
