import { createRef, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Button } from '../../button/button.tsx';
import { MenuIcon, PlusIcon } from '../../icons/icons.tsx';
import { Heading } from '../../text/text.tsx';
import { AdminSidebar, SidebarLink, type AdminSidebarProps } from './admin-sidebar.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

const pages = [
  ['Add Food', '#/admin/add-food/'],
  ['View Food', '#/admin/products/'],
  ['Add Category', '#/admin/add-category/'],
  ['View Categories', '#/admin/categorys/'],
] as const;

function AdminPage(props: AdminSidebarProps) {
  return (
    <SidebarLayout sidebar={<AdminSidebar {...props} />}>
      <Heading level={1} variant="page">
        View Food
      </Heading>
    </SidebarLayout>
  );
}

function ChangingPage({ page: first, ...props }: AdminSidebarProps) {
  const [page, setPage] = useState(first);
  return (
    <>
      <AdminPage {...props} page={page} />
      <Button onClick={() => setPage('/admin/add-food/')}>Back</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Admin sidebar',
  tags: ['autodocs'],
  component: AdminSidebar,
  subcomponents: { SidebarLayout, SidebarLink },
  parameters: { docs: { story: { inline: false, iframeHeight: '320px' } } },
  args: {
    title: 'Food Admin',
    openLabel: 'Open admin menu',
    closeLabel: 'Close admin menu',
    page: '/admin/products/',
    links: pages.map(([name, href]) => (
      <SidebarLink
        key={name}
        href={href}
        onClick={(event) => event.preventDefault()}
        icon={name.startsWith('Add') ? <PlusIcon /> : <MenuIcon />}
        aria-current={name === 'View Food' ? 'page' : undefined}
      >
        {name}
      </SidebarLink>
    )),
  },
  render: (args) => <AdminPage {...args} />,
});

export const Beside = meta.story({
  parameters: { baseline: 'window' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
});

export const AboveOnATablet = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Add Food', null],
      ['View Food', 'page'],
      ['Add Category', null],
      ['View Categories', null],
    ]);
  },
});

export const DrawerClosed = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
});

export const DrawerOpen = meta.story({
  tags: ['!autodocs'],
  parameters: { baseline: 'window' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open admin menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Food Admin' });
    await waitFor(() => expect(within(drawer).getAllByRole('link')).toHaveLength(4));
    await expect(drawer).toHaveAttribute('aria-modal', 'true');
    // Nothing behind the drawer is in the accessibility tree.
    await expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

export const DrawerCloses = meta.story({
  tags: ['!autodocs', 'AC-866'],
  render: (args) => <ChangingPage {...args} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Open admin menu' });
    const back = canvas.getByRole('button', { name: 'Back' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close admin menu' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Add Food' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('link', { name: 'Add Category' }));
    await isClosed();
    await userEvent.click(toggle);
    await screen.findByRole('dialog');
    // Not a click of a pointer: the browser's button is outside of the page, which the drawer covers.
    await fireEvent.click(back);
    await isClosed();
  },
});

const addFood = createRef<HTMLAnchorElement>();

export const OneOfEachLink = meta.story({
  name: 'There is one of each link: in the drawer, after it in the page',
  tags: ['!autodocs', 'AC-822'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    links: (
      <SidebarLink id="add-food" ref={addFood} href="#/admin/add-food/">
        Add Food
      </SidebarLink>
    ),
  },
  play: async ({ canvas }) => {
    const ids = () => [...document.querySelectorAll('#add-food')];
    await userEvent.click(canvas.getByRole('button', { name: 'Open admin menu' }));
    const link = await screen.findByRole('link', { name: 'Add Food' });
    await expect(ids()).toEqual([link]);
    await expect(addFood.current).toBe(link);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(ids()).toEqual([addFood.current]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open admin menu' })).toHaveFocus());
  },
});
