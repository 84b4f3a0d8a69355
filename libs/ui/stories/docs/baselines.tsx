import { useState } from 'react';
import { Disclosure } from '../../src/disclosure/disclosure.tsx';
import { Stack } from '../../src/layout/layout.tsx';
import { TableCell, TableColumnHeader, TableRowHeader } from '../../src/table/table-cells.tsx';
import { Table, TableBody, TableHead, TableRow } from '../../src/table/table.tsx';
import { Text } from '../../src/text/text.tsx';
import { baselinesOf } from '../baseline-folder.ts';
import * as styles from './docs.css.ts';

const folder = '../../../../.storybook/baselines/';
const pictures = import.meta.glob<string>('../../../../.storybook/baselines/**/*.png', { query: '?url', import: 'default' });

interface Row {
  /** 'button/light.png'. */
  name: string;
  after: string;
  before: string | null;
  changedOn: string | undefined;
}

const loaders = new Map(Object.entries(pictures).map(([path, load]) => [path.slice(folder.length), load]));

/** The rows of these baselines. Pictures and history are loaded by this call. */
async function readRows(names: readonly string[]): Promise<readonly Row[]> {
  const { history } = await import('./baseline-history.ts');
  const rows = names.map(async (name) => {
    const change = history[name];
    return { name, after: (await loaders.get(name)?.()) ?? '', before: change?.before ?? null, changedOn: change?.changedOn };
  });
  return Promise.all(rows);
}

/** The baseline screenshots of a component's stories: before and after their last change, with its date. Nothing if there are none. */
export function Baselines({ storyIds }: { storyIds: readonly string[] }) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const names = baselinesOf([...loaders.keys()], storyIds);
  if (names.length === 0) return null;
  return (
    <div className={styles.page}>
      <Disclosure label="Baseline screenshots" onToggle={(isOpen) => void (isOpen && readRows(names).then(setRows))}>
        <Stack>
          <Text tone="muted">npm test compares these with what the browser renders, in both themes.</Text>
          <Table label="Baseline screenshots">
            <TableHead>
              <TableRow>
                <TableColumnHeader width="content">Last change</TableColumnHeader>
                <TableColumnHeader>Before</TableColumnHeader>
                <TableColumnHeader>After</TableColumnHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ name, before, after, changedOn = 'unknown' }) => (
                <TableRow key={name}>
                  <TableRowHeader>
                    {name.replace('.png', '')}, {changedOn}
                  </TableRowHeader>
                  <TableCell>{before === null ? 'None: this is the first' : <img src={before} alt={`${name} before`} />}</TableCell>
                  <TableCell>
                    <img src={after} alt={`${name} after`} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Stack>
      </Disclosure>
    </div>
  );
}
