import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Stack } from '../layout/layout.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';

const labels = { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${String(page)}` };

function Paging(props: Omit<PaginationProps, 'renderLink'> & Partial<PaginationProps>) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      renderLink={({ page: target, ...link }) => (
        <ButtonLink
          {...link}
          href={`#page-${String(target)}`}
          onClick={(event) => {
            event.preventDefault();
            setPage(target);
          }}
        />
      )}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Pagination',
  tags: ['autodocs', 'new'],
  component: Pagination,
  args: { label: 'Pages', labels, page: 5, pageCount: 12, id: 'pages', renderLink: () => null },
  render: (args) => <Paging {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toHaveAttribute('id', 'pages');
    const names = () => canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(names()).toEqual(['Previous page', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 12', 'Next page']);
    await userEvent.click(canvas.getByRole('link', { name: 'Page 12' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 12');
    await expect(names()).toEqual(['Previous page', 'Page 1', 'Page 11', 'Page 12']);
    await userEvent.click(canvas.getByRole('link', { name: 'Previous page' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 11');
  },
});

export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Previous page', '5', 'Next page']),
});

export const SinglePage = meta.story({
  tags: ['!autodocs'],
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
});

/** The list has become shorter, or somebody has changed the address. */
export const BeyondTheLastPage = meta.story({
  name: 'AC-660 beyond the last page every link leads to a page that there is',
  tags: ['!autodocs'],
  args: { page: 9, pageCount: 3 },
  play: async ({ canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(['#page-3', '#page-1', '#page-2', '#page-3']);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      {[1, 2, 7, 40].map((page) => (
        <Paging key={page} label={`From page ${String(page)}`} labels={labels} page={page} pageCount={40} />
      ))}
    </Stack>
  ),
});
