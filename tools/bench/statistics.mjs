// Statistics and tables of the benchmarks.
import { readFileSync } from 'node:fs';
import { gzipSize } from '../checks/check-budgets.ts';

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const table = (columns, rows) => [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
export const gzipped = (file) => gzipSize(readFileSync(file));
