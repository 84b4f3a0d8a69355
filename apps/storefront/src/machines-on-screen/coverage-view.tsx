import { Heading, Page, Stack, Text } from '@my-food/ui';
import { models } from './models.ts';
import * as styles from './coverage-view.css.ts';

interface CoverageViewProps {
  /** The heads, then a row for each machine. */
  cells: readonly string[][];
}

/** How far the ways over the screen lead, machine by machine, and which transitions no way can take. */
export function CoverageView({ cells: [heads = [], ...rows] }: CoverageViewProps) {
  const impossible = Object.entries(models).flatMap(([name, model]) =>
    [...model.impossible].map(([transition, why]) => [name, transition, why]),
  );
  return (
    <Page>
      <Stack gap="xl">
        <Stack gap="s">
          <Heading level={1} look="page">
            Ways over the screen
          </Heading>
          <Text tone="muted">
            Each machine’s states and transitions, reached by sending it events, and reached again by clicks, answers of the server and
            other tabs.
          </Text>
        </Stack>
        <Table label="Coverage" heads={heads} rows={rows} />
        <Heading level={2} look="section">
          Impossible on the screen
        </Heading>
        <Text tone="muted">The machine answers these too, as its tests show; the shop never lets it come to that, and each is tried.</Text>
        <Table label="Impossible transitions" heads={['machine', 'transition', 'because']} rows={impossible} />
      </Stack>
    </Page>
  );
}

function Table({ label, heads, rows }: { label: string; heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // Focusable, for it may scroll.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={column} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => (
                <td key={column} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
