import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Grid } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Skeleton } from './skeleton.tsx';

const shapes = ['row', 'text', 'picture', 'line', 'button'] as const;

const meta = preview.meta({ title: 'Components/Skeleton', tags: ['autodocs'], component: Skeleton, args: { shape: 'row' as const } });

export const BesideReadableText = meta.story({
  render: (args) => (
    <>
      <Text>Loading food data...</Text>
      <Skeleton {...args} />
    </>
  ),
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Loading food data\.\.\.$/),
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ base: 1, medium: 2, large: 4 }}>
      {shapes.map((shape) => (
        <div key={shape}>
          <Skeleton shape={shape} />
        </div>
      ))}
    </Grid>
  ),
});
