import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { TextLink } from '../link/link.tsx';
import { AccountButton } from '../shop/account-menu/account-button.tsx';
import { Avatar } from '../picture/avatar.tsx';
import { BarLink } from './bar-link.tsx';
import { ExampleBarLinks, ExampleDishes, Counter } from './top-bar.examples.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { useIsScrolledPast } from './use-is-scrolled-past.ts';

function CountingBar(props: TopBarProps) {
  return (
    <Counter>
      {(count, add) => (
        <>
          <TopBar {...props} links={<ExampleBarLinks current="Food" count={count} />} />
          <Button onClick={add}>Add a dish</Button>
        </>
      )}
    </Counter>
  );
}

const meta = preview.meta({
  title: 'Components/Top bar',
  tags: ['autodocs'],
  component: TopBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '260px' } } },
  args: {
    label: 'Main',
    brand: <TextLink href="#/">My Food</TextLink>,
    links: <ExampleBarLinks current="Home" />,
    end: (
      <ButtonLink href="#/login/" size="s">
        Login
      </ButtonLink>
    ),
    isRaised: false,
  },
});

export const Flat = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveStyle({ boxShadow: 'none' });
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['My Food', 'Home', 'Food', 'Cart', 'Login']);
  },
});

export const Raised = meta.story({
  args: { isRaised: true },
  play: async ({ canvas }) => expect(getComputedStyle(canvas.getByRole('banner')).boxShadow).not.toBe('none'),
});

export const SignedIn = meta.story({
  parameters: { baseline: 'window' },
  args: {
    links: <ExampleBarLinks current="Food" count={3} />,
    end: <AccountButton label="Account" picture={<Avatar src={null} alt="" />} />,
  },
});

/** The same links, at the lower edge. */
export const OnAPhone = meta.story({
  tags: ['!autodocs', 'height'],
  parameters: { baseline: 'window' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { links: <ExampleBarLinks current="Cart" count={12} /> },
  play: async ({ canvas }) => {
    const bottoms = canvas.getAllByRole('link', { name: /Home|Food$|Cart/ }).map((link) => link.getBoundingClientRect());
    await expect(bottoms.length).toBeGreaterThanOrEqual(3);
    await expect(canvas.getByRole('link', { name: 'Cart' }).getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 64);
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
  },
});

export const AfterScrolling = meta.story({
  tags: ['!autodocs'],
  render: function Scrolled(args) {
    return (
      <>
        <TopBar {...args} isRaised={useIsScrolledPast(10)} />
        <ExampleDishes />
      </>
    );
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    const isRaisedAt = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return bar.dataset['raised'];
    };
    await expect([await isRaisedAt(0), await isRaisedAt(10), await isRaisedAt(11), await isRaisedAt(0)]).toEqual([
      undefined,
      undefined,
      'true',
      undefined,
    ]);
  },
});

export const CountIsNoNumber = meta.story({
  name: 'AC-658 a count that is no number or negative shows no badge',
  tags: ['!autodocs'],
  render: (args) => (
    <TopBar
      {...args}
      links={[Number.NaN, -3].map((count) => (
        <BarLink key={count} href="#/cart/" count={count} countLabel="items">
          Cart
        </BarLink>
      ))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: 'Cart' })).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-count]')).toBeNull();
  },
});

/** The badge animates when the count grows. The link's text and accessible name do not change. */
export const CountGrows = meta.story({
  tags: ['!autodocs'],
  render: (args) => <CountingBar {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a dish' }));
    await expect(link).toHaveAccessibleName('Cart');
    await expect(link.textContent).toBe('Cart');
    await expect(link.querySelector('[data-count]')).toHaveAttribute('data-count', '1');
    await expect(link.querySelector('[data-count]')).toHaveAttribute('data-animated', 'true');
  },
});
