import { Heading, PlusIcon, Inline } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { memo, useMemo, useRef } from 'react';
import { searchItems } from '../../../catalogue/food-search.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { preloadedQueryOptions } from '../../../queries/query-error.ts';
import { ButtonRouteLink } from '../../../navigation/links.ts';
import { useListSearchParams } from '../../../lists/use-list-search-params.ts';
import { useServices } from '../../../services/services.tsx';
import { ListSearchField } from '../../../lists/list-controls.tsx';
import { ListShortcuts } from '../keyboard/list-shortcuts.tsx';
import { AdminCard } from '../list/admin-card.tsx';
import { EntryList } from '../list/entry-list.tsx';
import { NoEntries } from '../list/no-entries.tsx';
import { QueryStatus } from '../list/query-status.tsx';
import { DeleteConfirmation } from '../list/delete-confirmation.tsx';
import { useDeleteConfirmation } from '../list/use-delete-confirmation.ts';

const AdminCategoryCard = memo(AdminCard);

const route = getRouteApi('/signed-in/admin/categorys');

/** Spec §2 Category list, with search and page in the URL. */
export function CategoryListPage() {
  const t = useTexts(admin);
  const { queries } = useServices();
  const categories = useQuery({ ...queries.categories(), ...preloadedQueryOptions });
  const searchParams = useListSearchParams(route.useSearch());
  const { q = '', page } = searchParams.query;
  const results = useMemo(() => categories.data && searchItems(categories.data, q), [categories.data, q]);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { confirmation, open, close } = useDeleteConfirmation();
  return (
    <ListShortcuts kind="category">
      <Inline justify="space-between">
        <Heading level={1} variant="page" ref={heading} tabIndex={-1}>
          {t('categories')}
        </Heading>
        <ButtonRouteLink to="/admin/add-category/" icon={<PlusIcon />}>
          {t('newCategory')}
        </ButtonRouteLink>
      </Inline>
      <ListSearchField label={t('searchCategories')} {...searchParams} />
      <QueryStatus query={categories} kind="category" entries={results} page={page} countRef={count} />
      {results && (
        <EntryList
          kind="category"
          entries={results}
          searchParams={searchParams}
          Card={AdminCategoryCard}
          confirmingId={confirmation?.id ?? null}
          onDelete={open}
          countRef={count}
          empty={categories.data?.length === 0 ? <NoEntries kind="category" /> : undefined}
        />
      )}
      {confirmation && (
        <DeleteConfirmation
          key={confirmation.attempt}
          kind="category"
          id={confirmation.id}
          name={categories.data?.find(({ id }) => id === confirmation.id)?.name}
          onClose={close}
          fallbackFocus={heading}
        />
      )}
    </ListShortcuts>
  );
}
