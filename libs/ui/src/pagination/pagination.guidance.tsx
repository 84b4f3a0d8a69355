import type { Guidance } from '../../stories/docs/guidance.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Text } from '../text/text.tsx';
import { Pagination } from './pagination.tsx';

const labels = { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${String(page)}` };

export const guidance: Guidance = {
  title: 'Components/Pagination',
  status: 'new',
  use: ['For a long list whose pages have addresses: they can be shared and found again.'],
  avoid: ['For fewer entries than two windows: show them all.', 'For the steps of a task.'],
  comparisons: [
    {
      good: (
        <Pagination
          label="Pages of dishes"
          page={2}
          pageCount={3}
          labels={labels}
          renderLink={({ page, ...link }) => <ButtonLink {...link} href={`#page-${String(page)}`} />}
        />
      ),
      because: 'Links with a name for each page.',
      poor: <Text>1 2 3 … 209</Text>,
      instead: 'Figures without names, too small for a thumb.',
    },
  ],
  words: ['The label names the list: ‘Pages of foods’.'],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows it.'],
  ],
  screenReader: 'A navigation with its label; each link as ‘Page 3’; the current one as ‘current page’.',
};
