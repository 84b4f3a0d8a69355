import type { ReactNode } from 'react';
import { Badge } from '../../src/badge/badge.tsx';
import { Kbd } from '../../src/kbd/kbd.tsx';
import { Grid, Inline, Stack, Surface } from '../../src/layout/layout.tsx';
import { TableCell, TableColumnHeader, TableRowHeader } from '../../src/table/table-cells.tsx';
import { Table, TableBody, TableHead, TableRow } from '../../src/table/table.tsx';
import { Heading, Text } from '../../src/text/text.tsx';
import * as styles from './docs.css.ts';
import type { Comparison, Guidance } from './guidance.ts';

/** When to use a component and when not, its words, its keys and what a screen reader announces. */
export function ComponentGuidance({ guidance }: { guidance: Guidance }) {
  const { status, use, avoid, comparisons, words, keyboard, screenReader } = guidance;
  return (
    <div className={styles.page}>
      <Stack gap="xl">
        <Inline>
          <Badge tone={status === 'new' ? 'accent' : 'positive'}>{status === 'new' ? 'New' : 'Stable'}</Badge>
        </Inline>
        <Grid columns={{ base: 1, medium: 2, large: 2 }} gap="xl">
          <Part heading="When to use it">
            <Points points={use} />
          </Part>
          <Part heading="When not">
            <Points points={avoid} />
          </Part>
        </Grid>
        {comparisons.map((comparison) => (
          <SideBySide key={comparison.because} {...comparison} />
        ))}
        <Part heading="Words">
          <Points points={words} />
        </Part>
        <Part heading="Keyboard">{keyboard.length > 0 ? <Keys keyboard={keyboard} /> : <Text>It takes no focus and no keys.</Text>}</Part>
        <Part heading="Screen readers">
          <Text isReadingWidth>{withCode(screenReader)}</Text>
        </Part>
      </Stack>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack gap="m">
      <Heading level={2} variant="card">
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

/** Text in backticks is code. */
const withCode = (text: string) => text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

const Points = ({ points }: { points: readonly string[] }) => (
  <ul role="list" className={styles.points}>
    {points.map((point) => (
      <li key={point}>{withCode(point)}</li>
    ))}
  </ul>
);

function SideBySide({ good, because, poor, instead }: Comparison) {
  return (
    <Grid columns={{ base: 1, medium: 2, large: 2 }} gap="l">
      <figure className={styles.comparison.good}>
        <Surface padding="l">{good}</Surface>
        <figcaption>
          <strong>Do.</strong> {withCode(because)}
        </figcaption>
      </figure>
      <figure className={styles.comparison.poor}>
        <Surface padding="l">{poor}</Surface>
        <figcaption>
          <strong>Do not.</strong> {withCode(instead)}
        </figcaption>
      </figure>
    </Grid>
  );
}

const Keys = ({ keyboard }: Pick<Guidance, 'keyboard'>) => (
  <Table label="Keyboard">
    <TableHead>
      <TableRow>
        <TableColumnHeader width="content">Keys</TableColumnHeader>
        <TableColumnHeader>Effect</TableColumnHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {keyboard.map(([keys, effect]) => (
        <TableRow key={keys}>
          <TableRowHeader>
            <Inline gap="xs" wrap={false}>
              {keys.split(' ').map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </Inline>
          </TableRowHeader>
          <TableCell>{withCode(effect)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
