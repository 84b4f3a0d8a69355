import { expect, userEvent } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import css from '../../../tokens/tokens.css?raw';
import { Stack } from '../../layout/layout.tsx';
import { Heading, Text } from '../../text/text.tsx';
import { breakpoints, media } from '../breakpoints.ts';
import * as styles from '../../../stories/tokens/foundations.css.ts';
import { MotionSample } from '../../../stories/tokens/motion-sample.tsx';
import { readTokens } from '../../../stories/tokens/read-tokens.ts';
import { TokenTable } from '../../../stories/tokens/token-table.tsx';
import { TypeTable } from '../../../stories/tokens/type-table.tsx';

const tokens = readTokens(css);
const rowsOf = (...groups: readonly string[]) => tokens.filter(({ token }) => groups.some((group) => token.startsWith(`${group}-`)));

const meta = preview.meta({ title: 'Foundations/Tokens', component: TokenTable, args: { label: 'Colours', rows: rowsOf('color') } });

export const Colours = meta.story({
  args: { renderSample: (color) => <span className={styles.tokenPatch} style={{ background: color }} /> },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search colours' }), 'focus ring');
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['color-focus']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of \d+$/);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rowsOf('color').length);
  },
});

export const SpaceAndSize = meta.story({
  name: 'Space, size and radius',
  args: {
    label: 'Space, size and radius',
    rows: rowsOf('space', 'size', 'radius'),
    renderSample: (length) => <span className={styles.tokenBar} style={{ width: length }} />,
  },
});

export const Type = meta.story({
  render: () => (
    <Stack gap="xxl">
      <TypeTable />
      <TokenTable label="Fonts" rows={rowsOf('font', 'font-size', 'font-weight', 'line-height')} />
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('row', { name: /^Text xs/ })).toHaveTextContent('13 px'),
});

export const Motion = meta.story({
  render: () => (
    <Stack gap="xl">
      <MotionSample name="fast" />
      <MotionSample name="medium" />
      <TokenTable label="Motion" rows={rowsOf('motion')} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play medium again' }));
    await expect(canvasElement.querySelectorAll('[data-moved="true"]')).toHaveLength(1);
  },
});

export const Layers = meta.story({ args: { label: 'Layers', rows: rowsOf('z-index') } });

const windows = [
  { name: 'small', from: 0, query: 'none: the styles without a media query' },
  { name: 'medium', from: breakpoints.medium, query: media.medium },
  { name: 'large', from: breakpoints.large, query: media.large },
];

export const Breakpoints = meta.story({
  render: () => (
    <Stack gap="xl">
      {windows.map(({ name, from, query }) => (
        <Stack key={name} gap="xs">
          <Heading level={2} variant="card">
            {name}, from {from} px
          </Heading>
          <Text tone="muted">{query}</Text>
        </Stack>
      ))}
      <Text isReadingWidth>Queries are in em, so that a larger text has the layout of a smaller window.</Text>
    </Stack>
  ),
});
