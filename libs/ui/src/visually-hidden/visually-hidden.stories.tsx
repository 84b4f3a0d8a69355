import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Heading, Text } from '../text/text.tsx';
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({
  title: 'Components/Visually hidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  subcomponents: { SkipLink },
  args: { children: 'For screen readers alone' },
});

export const Hidden = meta.story({
  render: (args) => (
    <Text>
      Visible words <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('For screen readers alone').offsetWidth).toBe(1),
});

export const AllVariants = meta.story({
  render: () => (
    <>
      <SkipLink targetId="page">Skip to content</SkipLink>
      <Heading level={2} variant="page" id="page" tabIndex={-1}>
        The focused link covers the top of the page<VisuallyHidden>, in words for screen readers alone</VisuallyHidden>
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});

export const Skip = meta.story({
  render: () => (
    <>
      <SkipLink targetId="content">Skip to content</SkipLink>
      <Heading level={1} id="content" tabIndex={-1}>
        Content
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const url = window.location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Content' })).toHaveFocus();
    await expect(window.location.href).toBe(url);
  },
});
