import { Button, Table, TableBody, TableCell, TableColumnHeader, TableHead, TableRow, TableRowHeader, UserText } from '@my-food/ui';
import { Fragment, useRef, useState } from 'react';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useFocusSuccessor } from '../../../../platform/use-focus-successor.ts';
import * as styles from '../batch.css.ts';

/** Rows per step of 'Show more': all at once would block the page. */
const rowsPerStep = 100;

interface ResultTableProps {
  /** The accessible name. */
  label: string;
  headers: readonly string[];
  /** `name`: that of the food. `cells`: the other ones, each with its texts. */
  rows: readonly { id: number; name: string; cells: readonly (readonly string[])[] }[];
}

/** A table of foods: a preview, or reasons. Renders nothing without rows. */
export function ResultTable({ label, headers, rows }: ResultTableProps) {
  const [maxRows, setMaxRows] = useState(rowsPerStep);
  const group = useRef<HTMLDivElement>(null);
  if (rows.length === 0) return null;
  const hidden = rows.length - maxRows;
  return (
    <div ref={group} className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <Table label={label} density="compact">
        <TableHead>
          <TableRow>
            {headers.map((header) => (
              <TableColumnHeader key={header}>{header}</TableColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, maxRows).map(({ id, name, cells }) => (
            <TableRow key={id}>
              <TableRowHeader>
                <span dir="auto" tabIndex={-1}>
                  <UserText>{name}</UserText>
                </span>
              </TableRowHeader>
              {cells.map((texts, index) => (
                <TableCell key={headers[index + 1]}>
                  {texts.map((text, part) => (
                    <Fragment key={part}>
                      {part > 0 && ' · '}
                      <UserText isIsolated>{text}</UserText>
                    </Fragment>
                  ))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hidden > 0 && (
        <ShowMore
          hidden={hidden}
          onPress={() => setMaxRows(maxRows + rowsPerStep)}
          successor={() => group.current?.querySelector<HTMLElement>(`tbody > :nth-child(${String(maxRows + 1)}) [tabindex]`)}
        />
      )}
    </div>
  );
}

interface ShowMoreProps {
  /** The number of rows that are not shown. */
  hidden: number;
  onPress: () => void;
  successor: () => HTMLElement | null | undefined;
}

/** The last step removes it: the focus moves to the first row that was added. */
function ShowMore({ hidden, onPress, successor }: ShowMoreProps) {
  const t = useTexts(adminBatch);
  const button = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(button, successor);
  return (
    <Button ref={button} variant="quiet" size="s" onClick={onPress}>
      {t('more', { next: Math.min(hidden, rowsPerStep), hidden })}
    </Button>
  );
}
