import { EmptyState, Heading, PlusIcon, Inline, Stack } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { searchItems } from '../../lib/food-search.ts';
import { preloadedQueryOptions } from '../../lib/query-error.ts';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { useServices } from '../../services.tsx';
import { ListSearchField } from '../../shell/list-controls.tsx';
import { CategoryCard } from './entry-cards.tsx';
import { EntryList } from './entry-list.tsx';
import { ReadState } from './read-state.tsx';
import { RemovalTicket } from './removal-ticket.tsx';
import { useCategoryQuestion } from './use-list-questions.ts';
import { useRemovalQuestion } from './use-removal-question.ts';

/** Spec §2 Category list, with search and page in the URL. */
export function CategoryListPage() {
  const { queries } = useServices();
  const categories = useQuery({ ...queries.categories(), ...preloadedQueryOptions });
  const asking = useCategoryQuestion();
  const { q = '' } = asking.query;
  const found = useMemo(() => categories.data && searchItems(categories.data, q), [categories.data, q]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, ask, close } = useRemovalQuestion();
  return (
    <Stack gap="l">
      <Inline justify="space-between">
        <Heading level={1} variant="page" ref={heading} tabIndex={-1}>
          Categories
        </Heading>
        <ButtonRouteLink to="/admin/add-category/" icon={<PlusIcon />}>
          New category
        </ButtonRouteLink>
      </Inline>
      <ListSearchField label="Search categories" {...asking} />
      <ReadState read={categories} what="categories" />
      {categories.data?.length === 0 && (
        <EmptyState
          title="No categories yet"
          text="Every food belongs to a category: begin with one."
          actions={<ButtonRouteLink to="/admin/add-category/">Add the first category</ButtonRouteLink>}
        />
      )}
      {found && categories.data && categories.data.length > 0 && (
        <EntryList
          kind="category"
          entries={found}
          query={asking.query}
          clear={asking.clear}
          draw={(category) => <CategoryCard entry={category} isAsked={category.id === question?.id} onDelete={ask} />}
        />
      )}
      {question && <RemovalTicket key={question.turn} kind="category" id={question.id} onClose={close} fallbackFocus={heading} />}
    </Stack>
  );
}
