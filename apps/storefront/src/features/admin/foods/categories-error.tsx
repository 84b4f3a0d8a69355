import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadError } from '../../../layout/load-error.tsx';
import type { CategoryOptions } from './use-category-options.ts';

interface CategoriesErrorProps {
  categories: CategoryOptions;
  /** Muted, in a `StatusRegion` that announces it. */
  isQuiet?: boolean;
  /** Returns the field to focus after a successful retry. */
  successor: () => HTMLElement | null;
}

/** Reports that the categories could not be read, with a retry. Renders nothing otherwise. */
export function CategoriesError({ categories: { query, retry }, isQuiet, successor }: CategoriesErrorProps) {
  const t = useTexts(admin);
  if (!query.isError && !retry.isRetrying) return null;
  return (
    <LoadError
      isQuiet={isQuiet}
      text={t('categoryLoadFailed')}
      loadingText={t('categoryLoading')}
      size="s"
      successor={successor}
      {...retry}
    />
  );
}
