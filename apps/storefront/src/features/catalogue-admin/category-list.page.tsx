import { EmptyState, Heading, PlusIcon, Row, Stack } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { useServices } from '../../services.tsx';
import { CategoryCard } from './category-card.tsx';
import * as styles from './entry-card.css.ts';
import { ReadState } from './read-state.tsx';
import { readOnEntry } from './reads.ts';
import { RemovalTicket } from './removal-ticket.tsx';
import { useRemovalQuestion } from './use-removal-question.ts';

/** Spec §2 Category list. */
export function CategoryListPage() {
  const { queries } = useServices();
  const categories = useQuery({ ...queries.categories(), ...readOnEntry });
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, ask, close } = useRemovalQuestion();
  return (
    <Stack gap="l">
      <Row justify="space-between">
        <Heading level={1} look="page" ref={heading} tabIndex={-1}>
          Categories
        </Heading>
        <ButtonRouteLink to="/admin/add-category/" icon={<PlusIcon />}>
          New category
        </ButtonRouteLink>
      </Row>
      <ReadState read={categories} what="categories" />
      {categories.data?.length === 0 && (
        <EmptyState
          title="No categories yet"
          text="Every food belongs to a category: begin with one."
          action={<ButtonRouteLink to="/admin/add-category/">Add the first category</ButtonRouteLink>}
        />
      )}
      <ul className={styles.list} role="list">
        {categories.data?.map((category) => (
          <li key={category.id} className={styles.place}>
            <CategoryCard category={category} isAsked={category.id === question?.id} onDelete={ask} />
          </li>
        ))}
      </ul>
      {question && <RemovalTicket key={question.turn} kind="category" id={question.id} onClose={close} fallbackFocus={heading} />}
    </Stack>
  );
}
