import { useState, type ReactNode } from 'react';
import { SearchField } from '../../src/field/text-fields.tsx';
import { Inline, Stack } from '../../src/layout/layout.tsx';
import { TableCell, TableColumnHeader, TableRowHeader } from '../../src/table/table-cells.tsx';
import { Table, TableBody, TableHead, TableRow } from '../../src/table/table.tsx';
import { Text } from '../../src/text/text.tsx';
import { CopyButton } from './copy-button.tsx';
import type { TokenRow } from './read-tokens.ts';

export interface TokenTableProps {
  label: string;
  rows: readonly TokenRow[];
  /** Shows a value: a patch of colour, a bar. */
  renderSample?: (value: string) => ReactNode;
}

/** Tokens with their values, CSS variable and use. Searched by any of them. */
export function TokenTable({ label, rows, renderSample }: TokenTableProps) {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = rows.filter((row) => words.every((word) => Object.values(row).join(' ').toLowerCase().includes(word)));
  const isThemed = rows.some(({ light, dark }) => light !== dark);
  const value = (text: string) => (
    <Inline gap="s" wrap={false}>
      {renderSample?.(text)}
      <Text as="span" size="s">
        {text}
      </Text>
    </Inline>
  );
  return (
    <Stack gap="l">
      <SearchField label={`Search ${label.toLowerCase()}`} placeholder="Name, value or use" value={query} onChange={setQuery} />
      <div role="status">
        <Text size="s" tone="muted">
          {found.length} of {rows.length}
        </Text>
      </div>
      <Table label={label} density="compact">
        <TableHead>
          <TableRow>
            <TableColumnHeader>Token</TableColumnHeader>
            <TableColumnHeader>{isThemed ? 'Light' : 'Value'}</TableColumnHeader>
            {isThemed && <TableColumnHeader>Dark</TableColumnHeader>}
            <TableColumnHeader>CSS variable</TableColumnHeader>
            <TableColumnHeader>Use</TableColumnHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map(({ token, variable, light, dark, use }) => (
            <TableRow key={token}>
              <TableRowHeader>{token}</TableRowHeader>
              <TableCell>{value(light)}</TableCell>
              {isThemed && <TableCell>{value(dark)}</TableCell>}
              <TableCell>
                <Inline gap="s" wrap={false}>
                  <Text as="span" size="s">
                    {variable}
                  </Text>
                  <CopyButton text={`var(${variable})`} name={variable} />
                </Inline>
              </TableCell>
              <TableCell>{use}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
