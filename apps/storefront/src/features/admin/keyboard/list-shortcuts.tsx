import { Button, Notice, StatusRegion, trackFocus } from '@my-food/ui';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { shortcutOf } from './shortcut-actions.ts';
import * as styles from './list-shortcuts.css.ts';

interface ListShortcutsProps {
  kind: EntryKind;
  /** Heading, filters and entries. */
  children: ReactNode;
}

type Help = { status: 'closed' | 'failed' } | { status: 'open'; ShortcutsDialog: ComponentType<{ kind: EntryKind; onClose: () => void }> };

/**
 * The keyboard shortcuts of an admin list. They work while the focus is inside, and never in a field (WCAG 2.1.4). The listener is native: React's
 * events would also arrive from dialogs.
 */
export function ListShortcuts({ kind, children }: ListShortcutsProps) {
  const t = useTexts(admin);
  const container = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState<Help>({ status: 'closed' });
  const openHelp = () => {
    const isUnmoved = trackFocus();
    return loadChunk(() => import('./shortcuts-dialog.tsx')).then(
      ({ ShortcutsDialog }) => isUnmoved() && setHelp({ status: 'open', ShortcutsDialog }),
      () => setHelp({ status: 'failed' }),
    );
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (container.current === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (shortcutOf(event, () => void openHelp())?.(container.current)) event.preventDefault();
  });
  useEffect(() => {
    const { current } = container;
    const listener = (event: KeyboardEvent) => handle(event);
    current?.addEventListener('keydown', listener);
    return () => current?.removeEventListener('keydown', listener);
  }, []);
  return (
    <div ref={container} className={styles.container}>
      {children}
      <div className={styles.help}>
        <Button variant="plain" size="s" onClick={() => void openHelp()}>
          {t('shortcuts')}
        </Button>
      </div>
      <StatusRegion>{help.status === 'failed' && <Notice tone="warning">{t('shortcutsFailed')}</Notice>}</StatusRegion>
      {help.status === 'open' && <help.ShortcutsDialog kind={kind} onClose={() => setHelp({ status: 'closed' })} />}
    </div>
  );
}
