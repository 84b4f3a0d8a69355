import { Kbd } from '@my-food/ui';
import { Dialog } from '@my-food/ui/dialog';
import { Fragment } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { adminShortcuts } from '../../../i18n/en/admin/admin-shortcuts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import * as styles from './list-shortcuts.css.ts';

const shortcuts = [
  { keys: ['/'], action: 'search' },
  { keys: ['j', '↓'], action: 'next' },
  { keys: ['k', '↑'], action: 'previous' },
  { keys: ['Enter'], action: 'changePrice' },
  { keys: ['e'], action: 'openForm' },
  { keys: ['x'], action: 'select' },
  { keys: ['?'], action: 'help' },
] as const;

/** The keyboard shortcuts of the admin lists. A chunk of its own. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const shared = useTexts(admin);
  const t = useTexts(adminShortcuts);
  return (
    <Dialog title={shared('shortcuts')} description={t('description')} closeLabel={shared('close')} isOpen onClose={onClose}>
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ keys, action }) => (
          <Fragment key={action}>
            <dt className={styles.keys}>
              {keys.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{t(action)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
