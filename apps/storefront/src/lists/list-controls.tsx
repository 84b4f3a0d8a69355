import { SearchField, SelectField } from '@my-food/ui';
import { lists } from '../i18n/en/lists.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { ListSearchParams } from './use-list-search-params.ts';
import { maxTextLength, menuSorts, type MenuSort } from '../navigation/search-params.ts';

interface ListSearchFieldProps extends Pick<ListSearchParams, 'query' | 'setQuery'> {
  /** 'Search dishes'. */
  label: string;
}

/** The search field of a list. */
export function ListSearchField({ label, query, setQuery }: ListSearchFieldProps) {
  return (
    <SearchField
      label={label}
      placeholder={label}
      maxLength={maxTextLength}
      autoComplete="off"
      // 'kacchi' would become 'catchy'.
      autoCapitalize="none"
      spellCheck={false}
      value={query.q ?? ''}
      onChange={setQuery}
    />
  );
}

interface ListSortFieldProps extends Pick<ListSearchParams, 'query' | 'setFilter'> {
  /** The label of the server's order. */
  defaultLabel: string;
  labels: Record<MenuSort, string>;
}

/** Selects the order of a list of foods. */
export function ListSortField({ defaultLabel, labels, query, setFilter }: ListSortFieldProps) {
  const t = useTexts(lists);
  return (
    <SelectField
      label={t('sortBy')}
      isLabelHidden
      placeholder={defaultLabel}
      options={menuSorts.map((value) => ({ value, label: labels[value] }))}
      value={query.sort ?? ''}
      onChange={(chosen) => setFilter({ sort: menuSorts.find((sort) => sort === chosen) ?? null })}
    />
  );
}
