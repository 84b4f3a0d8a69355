import { EmptyState } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ButtonRouteLink } from '../../../navigation/links.ts';

const addRoutes = { food: '/admin/add-food/', category: '/admin/add-category/' } as const satisfies Record<EntryKind, string>;

/** The list of a kind that has no entries yet. */
export function NoEntries({ kind }: { kind: EntryKind }) {
  const t = useTexts(admin);
  return (
    <EmptyState
      picture={<EmptyPlate />}
      title={t(`${kind}None`)}
      text={t(`${kind}NoneText`)}
      actions={<ButtonRouteLink to={addRoutes[kind]}>{t(`${kind}AddFirst`)}</ButtonRouteLink>}
    />
  );
}
