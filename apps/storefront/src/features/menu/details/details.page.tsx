import { parseFood } from '@my-food/api';
import { BackIcon, Container, Inline, Stack } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { details } from '../../../i18n/en/details.ts';
import { titles } from '../../../i18n/en/titles.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePageTitle } from '../../../layout/use-page-title.ts';
import { mainHeading } from '../../../platform/main-heading.ts';
import { usePreservedFocus } from '../../../platform/use-preserved-focus.ts';
import { preloadedQueryOptions } from '../../../queries/query-error.ts';
import { useNavigationFood } from '../../../navigation/history-state.ts';
import { TextRouteLink } from '../../../navigation/links.ts';
import { useServices } from '../../../services/services.tsx';
import { OrderLink } from '../order-link.tsx';
import { resolveDish } from './resolve-dish.ts';
import { Dish } from './dish.tsx';
import { DishFallback } from './dish-fallback.tsx';
import { RelatedDishes } from './related-dishes.tsx';

const route = getRouteApi('/food/details');

/** Spec §2 Details. Shows the dish of the navigation state, then that of the menu. Opened directly, it waits for the menu. */
export function DetailsPage() {
  const { queries } = useServices();
  const t = useTexts(details);
  const title = useTexts(titles)('details');
  const { id } = route.useSearch();
  const foods = useQuery({ ...queries.foods(), ...preloadedQueryOptions });
  const dish = resolveDish(id, parseFood(useNavigationFood()), foods.data);
  usePageTitle(dish?.food.name ?? title);
  const state = dish ? `${String(dish.food.id)} ${String(dish.isUnavailable)}` : foods.status;
  const preservedFocus = usePreservedFocus(state, mainHeading);

  return (
    <Container>
      <Stack gap="m">
        <Inline justify="space-between">
          <TextRouteLink to="/food/" activeOptions={{ exact: true }} variant="quiet">
            <BackIcon />
            <span>{t('wholeMenu')}</span>
          </TextRouteLink>
          <OrderLink variant="quiet" size="s" />
        </Inline>
        <div {...preservedFocus}>
          {dish ? (
            <Dish key={state} {...dish}>
              <RelatedDishes of={dish.food} foods={foods.data} />
            </Dish>
          ) : (
            <DishFallback foods={foods} hasId={id !== undefined} />
          )}
        </div>
      </Stack>
    </Container>
  );
}
