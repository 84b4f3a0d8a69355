import { DefinitionList, Inline, Kbd } from '@my-food/ui';
import { Dialog } from '@my-food/ui/dialog';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { adminShortcuts } from '../../../i18n/en/admin/admin-shortcuts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

const moves = [
  { keys: ['/'], action: 'search' },
  { keys: ['j', '↓'], action: 'next' },
  { keys: ['k', '↑'], action: 'previous' },
] as const;
const help = { keys: ['?'], action: 'help' } as const;

const shortcuts = {
  food: [
    ...moves,
    { keys: ['Enter'], action: 'changePrice' },
    { keys: ['e'], action: 'openForm' },
    { keys: ['x'], action: 'select' },
    help,
  ],
  category: [...moves, { keys: ['Enter', 'e'], action: 'openForm' }, help],
} as const satisfies Record<EntryKind, unknown>;

/** The keyboard shortcuts of an admin list. A chunk of its own. */
export function ShortcutsDialog({ kind, onClose }: { kind: EntryKind; onClose: () => void }) {
  const shared = useTexts(admin);
  const t = useTexts(adminShortcuts);
  return (
    <Dialog title={shared('shortcuts')} description={t('description')} closeLabel={shared('close')} isOpen onClose={onClose}>
      <DefinitionList
        items={shortcuts[kind].map(({ keys, action }) => ({
          term: t(action),
          details: (
            <Inline gap="xs">
              {keys.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </Inline>
          ),
        }))}
      />
    </Dialog>
  );
}
