import { Button } from '@my-food/ui';
import { layout } from '../i18n/en/layout.ts';
import { useTexts } from '../i18n/use-texts.ts';
import * as styles from './toasts-fallback.css.ts';

/** Rendered in place of the toasts after an error; the pages stay usable. */
export function ToastsFallback() {
  const t = useTexts(layout);
  return (
    <p className={styles.overPage} role="alert">
      <span>{t('notificationsFailed')}</span>{' '}
      <Button size="s" onClick={() => location.reload()}>
        {t('reloadPage')}
      </Button>
    </p>
  );
}
