import { SearchField, SelectField } from '@my-food/ui';
import type { ListQuestion } from '../lib/use-list-question.ts';
import { longestText, menuSorts, type MenuSort } from '../routing/search.ts';

interface ListWordsProps extends Pick<ListQuestion, 'question' | 'type' | 'settle'> {
  /** 'Search dishes'. */
  label: string;
}

/** The search field of a list. */
export function ListWords({ label, question, type, settle }: ListWordsProps) {
  return (
    <div onBlur={settle}>
      <SearchField label={label} placeholder={label} maxLength={longestText} autoComplete="off" value={question.q ?? ''} onChange={type} />
    </div>
  );
}

interface ListOrderProps extends Pick<ListQuestion, 'question' | 'choose'> {
  /** The label of the server's order. */
  given: string;
  labels: Record<MenuSort, string>;
}

/** Selects the order of a list of foods. */
export function ListOrder({ given, labels, question, choose }: ListOrderProps) {
  return (
    <SelectField
      label="Sort by"
      isLabelHidden
      placeholder={given}
      options={menuSorts.map((value) => ({ value, label: labels[value] }))}
      value={question.sort ?? ''}
      onChange={(chosen) => choose({ sort: menuSorts.find((sort) => sort === chosen) ?? null })}
    />
  );
}
