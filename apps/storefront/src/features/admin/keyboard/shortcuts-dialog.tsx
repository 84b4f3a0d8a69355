import { DefinitionList, Inline, Kbd } from '@my-food/ui';
import { Dialog } from '@my-food/ui/dialog';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { adminShortcuts } from '../../../i18n/en/admin/admin-shortcuts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

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
      <DefinitionList
        items={shortcuts.map(({ keys, action }) => ({
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
