import { Kbd } from '@my-food/ui';
import { Dialog } from '@my-food/ui/dialog';
import { Fragment } from 'react';
import * as styles from './list-shortcuts.css.ts';

const shortcuts = [
  { keys: ['/'], action: 'Go to the search; Enter leads to the first result' },
  { keys: ['j', '↓'], action: 'Next' },
  { keys: ['k', '↑'], action: 'Previous' },
  { keys: ['Enter'], action: 'Change the price; Enter saves it, Esc cancels' },
  { keys: ['e'], action: 'Open the form' },
  { keys: ['x'], action: 'Select; with Shift everything in between' },
  { keys: ['?'], action: 'Show these shortcuts' },
];

/** The keyboard shortcuts of the admin lists. A chunk of its own. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      description="They work while the focus is in the list, and never while you type."
      closeLabel="Close"
      isOpen
      onClose={onClose}
    >
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ keys, action }) => (
          <Fragment key={action}>
            <dt className={styles.keys}>
              {keys.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
