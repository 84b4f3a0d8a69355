// Statistics and tables of the benchmarks.
import { readFileSync } from 'node:fs';
import { gzipSize } from '../checks/check-budgets.ts';

/** Of an even count the upper one; NaN of none. */
export const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const table = (columns: readonly string[], rows: readonly string[][]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
export const gzipped = (file: string) => gzipSize(readFileSync(file));

/** The cells of a row: '52 ms', '61 ms'. */
export const medianAndWorst = (times: readonly number[]): [median: string, worst: string] => [
  `${String(Math.round(median(times)))} ms`,
  `${String(Math.round(Math.max(...times)))} ms`,
];

/** A table of results, for docs/performance.md. */
export interface BenchTable {
  title: string;
  columns: string[];
  rows: string[][];
  /** The pace of the machine while they were measured. */
  pace: string;
}
