import type { Food } from '@my-food/api';
import { EmptyState, Heading, Skeleton, Stack, Text } from '@my-food/ui';
import { DishPicture, EmptyPlate } from '@my-food/ui/shop';
import type { UseQueryResult } from '@tanstack/react-query';
import { details } from '../../../i18n/en/details.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { queryErrorText } from '../../../queries/query-error-text.ts';
import { useRetry } from '../../../queries/use-retry.ts';
import { ButtonRouteLink } from '../../../navigation/links.ts';
import { LoadError } from '../../../layout/load-error.tsx';
import * as styles from './details.css.ts';

interface DishFallbackProps {
  foods: UseQueryResult<Food[]>;
  /** Whether the URL has an id. */
  hasId: boolean;
}

/** Replaces the dish while the menu is loading, failed to load, or does not contain it. Links to the menu. */
export function DishFallback({ foods, hasId }: DishFallbackProps) {
  const t = useTexts(details);
  const locale = useLocale();
  const menuLink = (
    <ButtonRouteLink to="/food/" activeOptions={{ exact: true }}>
      {t('goToMenu')}
    </ButtonRouteLink>
  );
  const { isRetrying, error, retry } = useRetry(foods);
  // An older menu may lack the dish of a new link.
  if (hasId && (foods.isPending || foods.isFetching) && !isRetrying) return <DishSkeleton />;
  if (hasId && error) {
    return (
      <Stack align="start">
        <Heading level={1} variant="page">
          {t(isRetrying ? 'yourDish' : 'failed')}
        </Heading>
        <LoadError text={queryErrorText(error, locale)} loadingText={t('loading')} isRetrying={isRetrying} retry={retry} />
        {menuLink}
      </Stack>
    );
  }
  return (
    <EmptyState
      picture={<EmptyPlate />}
      headingLevel={1}
      title={t(hasId ? 'takenOffTitle' : 'noneTitle')}
      text={t(hasId ? 'takenOffText' : 'noneText')}
      actions={menuLink}
    />
  );
}

function DishSkeleton() {
  const t = useTexts(details);
  return (
    <div className={styles.dish}>
      <div className={styles.picture}>
        <DishPicture src={null} alt="" colorSeed={0} size="large" />
      </div>
      <div className={styles.body}>
        <Heading level={1} variant="page">
          {t('yourDish')}
        </Heading>
        <div role="status">
          <Text tone="muted">{t('loading')}</Text>
        </div>
        <div className={styles.fullWidth}>
          <Skeleton shape="text" />
        </div>
      </div>
    </div>
  );
}
