import type { Food } from '@my-food/api';
import { EmptyState, InlineError, Heading, Skeleton, Stack, Text } from '@my-food/ui';
import { DishPicture } from '@my-food/ui/shop';
import type { UseQueryResult } from '@tanstack/react-query';
import { queryErrorText } from '../../../queries/query-error-text.ts';
import { useRetry } from '../../../queries/use-retry.ts';
import { ButtonRouteLink } from '../../../navigation/links.tsx';
import { RetryButton } from '../../../layout/retry-button.tsx';
import * as styles from './details.css.ts';

interface DishFallbackProps {
  foods: UseQueryResult<Food[]>;
  /** Whether the URL has an id. */
  hasId: boolean;
}

/** Replaces the dish while the menu is loading, failed to load, or does not contain it. Links to the menu. */
export function DishFallback({ foods, hasId }: DishFallbackProps) {
  const menuLink = <ButtonRouteLink to="/food/">Go to the menu</ButtonRouteLink>;
  const { isRetrying, error, retry } = useRetry(foods);
  if (hasId && foods.isPending && !isRetrying) return <DishSkeleton />;
  if (hasId && error && foods.data === undefined) {
    return (
      <Stack align="start">
        <Heading level={1} variant="page">
          This dish could not be loaded
        </Heading>
        <InlineError text={queryErrorText(error)} actions={<RetryButton isRetrying={isRetrying} retry={retry} />} />
        {menuLink}
      </Stack>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      title={hasId ? 'This dish is not on the menu' : 'No dish was chosen'}
      text={hasId ? 'It may have been taken off. There is plenty more to try.' : 'Choose one on the menu, and it will be served here.'}
      actions={menuLink}
    />
  );
}

function DishSkeleton() {
  return (
    <div className={styles.dish}>
      <div className={styles.picture}>
        <DishPicture src={null} alt="" colorSeed={0} size="large" />
      </div>
      <div className={styles.body}>
        <Heading level={1} variant="page">
          Your dish
        </Heading>
        <div role="status">
          <Text tone="muted">Loading food data...</Text>
        </div>
        <div className={styles.fullWidth}>
          <Skeleton shape="text" />
        </div>
      </div>
    </div>
  );
}
