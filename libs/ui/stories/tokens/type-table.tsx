import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { TableCell, TableColumnHeader, TableRowHeader } from '../../src/table/table-cells.tsx';
import { Table, TableBody, TableHead, TableRow } from '../../src/table/table.tsx';
import { Heading, Text } from '../../src/text/text.tsx';

const headings = ['display', 'page', 'section', 'card'] as const;
const sizes = ['xxl', 'xl', 'l', 'm', 's', 'xs'] as const;

/** The styles of text in use, with what the browser computes for each in this window. */
export function TypeTable() {
  return (
    <Table label="Styles of text">
      <TableHead>
        <TableRow>
          <TableColumnHeader>Style</TableColumnHeader>
          <TableColumnHeader>Example</TableColumnHeader>
          <TableColumnHeader align="end">Size</TableColumnHeader>
          <TableColumnHeader align="end">Leading</TableColumnHeader>
          <TableColumnHeader align="end">Weight</TableColumnHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {headings.map((variant) => (
          <TypeRow key={variant} name={`Heading ${variant}`}>
            <Heading level={2} variant={variant}>
              Biryani
            </Heading>
          </TypeRow>
        ))}
        {sizes.map((size) => (
          <TypeRow key={size} name={`Text ${size}`}>
            <Text size={size}>Biryani, বিরিয়ানি ৳450</Text>
          </TypeRow>
        ))}
      </TableBody>
    </Table>
  );
}

function TypeRow({ name, children }: { name: string; children: ReactNode }) {
  const example = useRef<HTMLTableCellElement>(null);
  const [computed, setComputed] = useState({ fontSize: '', lineHeight: '', fontWeight: '' });
  useLayoutEffect(() => {
    const measure = () => {
      const element = example.current?.firstElementChild;
      if (!element) return;
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
      setComputed({ fontSize: inPixels(fontSize), lineHeight: inPixels(lineHeight), fontWeight });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <TableRow>
      <TableRowHeader>{name}</TableRowHeader>
      <TableCell ref={example}>{children}</TableCell>
      <TableCell align="end">{computed.fontSize}</TableCell>
      <TableCell align="end">{computed.lineHeight}</TableCell>
      <TableCell align="end">{computed.fontWeight}</TableCell>
    </TableRow>
  );
}

const inPixels = (length: string) => (Number.isNaN(parseFloat(length)) ? length : `${parseFloat(parseFloat(length).toFixed(1))} px`);
