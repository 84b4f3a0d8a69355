import { InlineError } from '@my-food/ui';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { RetryButton } from '../../../../layout/retry-button.tsx';
import type { useCategoryOptions } from '../../foods/use-category-options.ts';

export type CategoryOptions = ReturnType<typeof useCategoryOptions>;

interface CategoriesErrorProps {
  categories: CategoryOptions;
  /** Returns the field to focus after a successful retry. */
  successor: () => HTMLElement | null;
}

/** Reports that the categories could not be read, with a retry. Renders nothing otherwise. */
export function CategoriesError({ categories: { query, retry }, successor }: CategoriesErrorProps) {
  const t = useTexts(adminBatch);
  if (!query.isError && !retry.isRetrying) return null;
  return (
    <InlineError
      text={t('categoriesFailed')}
      actions={<RetryButton isRetrying={retry.isRetrying} retry={retry.retry} size="s" successor={successor} />}
    />
  );
}
