import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Text } from '../text/text.tsx';
import { Grid, Container, Inline, Stack, Surface } from './layout.tsx';
import { responsive } from './responsive.ts';
import { TwoColumn } from './two-column.tsx';

const paddings = ['m', 'l', 'xl', 'xxl'] as const;
const numbers = [1, 2, 3, 4, 5, 6];
const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

const meta = preview.meta({
  title: 'Components/Layout',
  tags: ['autodocs'],
  component: Grid,
  subcomponents: { Page: Container, Stack, Row: Inline, Split: TwoColumn, Surface },
  args: {
    columns: { base: 1, medium: 2, large: 3 } as const,
    as: 'ul' as const,
    children: numbers.map((number) => (
      <Surface key={number} as="li">
        {number}
      </Surface>
    )),
  },
});

export const GridOnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(1),
});
export const GridOnATablet = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(2),
});
export const GridOnALaptop = meta.story({
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(3),
});

/** The padding of the surface and the space between its children grow with the window. */
const growing = (
  <Surface padding={responsive({ base: 'm', large: 'xxl' })}>
    <Stack gap={responsive({ base: 's', medium: 'm', large: 'xl' })} align={responsive({ base: 'stretch', medium: 'end' })}>
      <Text>One</Text>
      <Text>Two</Text>
    </Stack>
  </Surface>
);
const layoutOf = (text: HTMLElement) => {
  const stack = text.parentElement;
  const styles = stack && getComputedStyle(stack);
  return [stack?.parentElement && getComputedStyle(stack.parentElement).padding, styles?.gap, styles?.alignItems];
};

export const ResponsiveOnAPhone = meta.story({
  name: 'AC-285 space follows the window: on a phone',
  tags: ['!autodocs'],
  render: () => growing,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect(layoutOf(canvas.getByText('One'))).toEqual(['12px', '8px', 'stretch']),
});
export const ResponsiveOnALaptop = meta.story({
  name: 'AC-285 space follows the window: on a laptop',
  tags: ['!autodocs'],
  render: () => growing,
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => expect(layoutOf(canvas.getByText('One'))).toEqual(['40px', '24px', 'end']),
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ base: 1, medium: 2, large: 3 }}>
      {paddings.map((padding) => (
        <Surface key={padding} padding={padding}>
          <Text>{padding}</Text>
        </Surface>
      ))}
    </Grid>
  ),
});

export const WithTwoColumns = meta.story({
  render: () => (
    <Container>
      <TwoColumn aside={<Surface>The sidebar is sticky.</Surface>}>
        <Stack>
          {numbers.map((number) => (
            <Surface key={number} padding="xxl">
              <Inline justify="space-between">
                <Text>Row {number}</Text>
                <Text tone="muted">at the end</Text>
              </Inline>
            </Surface>
          ))}
        </Stack>
      </TwoColumn>
    </Container>
  ),
});
