import { Button, Notice, StatusRegion, trackFocus } from '@my-food/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
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

interface Help {
  dialog?: ReactNode;
  hasFailed?: boolean;
}

/**
 * The keyboard shortcuts of an admin list. They work while the focus is inside, and never in a field (WCAG 2.1.4). The listener is native: React's
 * events would also arrive from dialogs.
 */
export function ListShortcuts({ kind, children }: ListShortcutsProps) {
  const t = useTexts(admin);
  const container = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState<Help>({});
  const openHelp = () => {
    const isUnmoved = trackFocus();
    loadChunk(() => import('./shortcuts-dialog.tsx')).then(
      ({ ShortcutsDialog }) => isUnmoved() && setHelp({ dialog: <ShortcutsDialog kind={kind} onClose={() => setHelp({})} /> }),
      () => setHelp({ hasFailed: true }),
    );
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (container.current === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (shortcutOf(event, openHelp)?.(container.current)) event.preventDefault();
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
        <Button variant="plain" size="s" onClick={openHelp}>
          {t('shortcuts')}
        </Button>
      </div>
      <StatusRegion>{help.hasFailed && <Notice tone="warning">{t('shortcutsFailed')}</Notice>}</StatusRegion>
      {help.dialog}
    </div>
  );
}
