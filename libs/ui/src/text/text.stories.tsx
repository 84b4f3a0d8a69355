import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from './text.tsx';

const tones = ['ink', 'muted', 'primary', 'critical', 'positive'] as const;

const meta = preview.meta({
  title: 'Components/Text',
  tags: ['autodocs'],
  component: Heading,
  subcomponents: { Text },
  args: { level: 1 as const, variant: 'page' as const, children: 'Our signature dishes' },
});

export const PageHeading = meta.story({
  args: { tabIndex: -1, id: 'title' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Our signature dishes' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const UserText = meta.story({
  render: () => (
    <Stack>
      <Heading level={2} isUserText>
        কাচ্চি বিরিয়ানি
      </Heading>
      <Heading level={2} isUserText>
        كباب مشوي
      </Heading>
      <Text isUserText isReadingWidth>
        {
          'First line.\nSecond line with aveeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeerylongword.'
        }
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('كباب مشوي')).direction).toBe('rtl');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Heading level={2} variant="display">
        Display
      </Heading>
      <Heading level={2} variant="page">
        Page
      </Heading>
      <Heading level={2} variant="section">
        Section
      </Heading>
      <Heading level={2} variant="card">
        Card
      </Heading>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Hits different. Don't miss out.
        </Text>
      ))}
    </Stack>
  ),
});
