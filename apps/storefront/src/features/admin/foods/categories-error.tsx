import { InlineError } from '@my-food/ui';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RetryButton } from '../../../layout/retry-button.tsx';
import type { CategoryOptions } from './use-category-options.ts';

interface CategoriesErrorProps {
  categories: CategoryOptions;
  /** Muted, in a `StatusRegion` that announces it. */
  isQuiet?: boolean;
  /** Returns the field to focus after a successful retry. */
  successor: () => HTMLElement | null;
}

/** Reports that the categories could not be read, with a retry. Renders nothing otherwise. */
export function CategoriesError({
  categories: {
    query,
    retry: { isRetrying, retry },
  },
  isQuiet,
  successor,
}: CategoriesErrorProps) {
  const t = useTexts(admin);
  if (!query.isError && !isRetrying) return null;
  return (
    <InlineError
      isQuiet={isQuiet || isRetrying}
      text={t(isRetrying ? 'categoryLoading' : 'categoryLoadFailed')}
      actions={<RetryButton isRetrying={isRetrying} retry={retry} size="s" successor={successor} />}
    />
  );
}
