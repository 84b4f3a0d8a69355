import type { Food } from '@my-food/api';
import { Heading, PlusIcon, Row, Stack } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { useServices } from '../../services.tsx';
import { FoodCards } from './food-cards.tsx';
import { FoodFilters } from './food-filters.tsx';
import { categoriesOf } from './food-selection.ts';
import { ReadState } from './read-state.tsx';
import { readOnEntry } from './reads.ts';
import { useFoodQuestion } from './use-food-question.ts';
import { RemovalTicket } from './removal-ticket.tsx';
import { useRemovalQuestion } from './use-removal-question.ts';

const none: readonly Food[] = [];

/** Spec §2 Admin food list, with search, order, category and page in the address. */
export function FoodListPage() {
  const { queries } = useServices();
  const foods = useQuery({ ...queries.foods(), ...readOnEntry });
  const asking = useFoodQuestion();
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, ask, close } = useRemovalQuestion();
  return (
    <Stack gap="l">
      <Row justify="space-between">
        <Heading level={1} look="page" ref={heading} tabIndex={-1}>
          Foods
        </Heading>
        <ButtonRouteLink to="/admin/add-food/" icon={<PlusIcon />}>
          New food
        </ButtonRouteLink>
      </Row>
      <FoodFilters {...asking} categories={categoriesOf(foods.data ?? none)} />
      <ReadState read={foods} what="foods" />
      {foods.data && (
        <FoodCards foods={foods.data} question={asking.question} onClear={asking.clear} askedId={question?.id ?? null} onDelete={ask} />
      )}
      {question && <RemovalTicket key={question.turn} kind="food" id={question.id} onClose={close} fallbackFocus={heading} />}
    </Stack>
  );
}
