import { Button, EmptyState } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { menu } from '../../i18n/en/menu.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ListSearchParams } from '../../lists/use-list-search-params.ts';
import type { MenuSearch } from '../../navigation/search-params.ts';

interface NothingFoundProps {
  query: MenuSearch;
  setFilter: ListSearchParams['setFilter'];
}

/** Empty results: names the query and offers to widen it. */
export function NothingFound({ query: { category, q = '' }, setFilter }: NothingFoundProps) {
  const t = useTexts(menu);
  if (category && q.trim() === '') {
    return (
      <EmptyState
        picture={<EmptyPlate />}
        title={t('categoryEmpty', { category })}
        text={t('restIsWaiting')}
        actions={<Button onClick={() => setFilter({ category: null })}>{t('showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture={<EmptyPlate />}
      title={t('noMatch', { query: q.trim() })}
      text={category ? t('searchedCategory', { category }) : t('fewerLetters')}
      actions={
        <>
          <Button onClick={() => setFilter({ q: null })}>{t('clearSearch')}</Button>
          {category && (
            <Button variant="quiet" onClick={() => setFilter({ category: null })}>
              {t('searchEverywhere')}
            </Button>
          )}
        </>
      }
    />
  );
}
