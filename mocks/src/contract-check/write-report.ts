import { operations } from '../contract/operations.ts';
import type { CheckReport } from './check-server.ts';
import type { Check } from './checker.ts';

export const doesConform = ({ deviations }: Check): boolean => deviations.length === 0;

const statusLabels = { yes: 'ok', no: 'NO', skipped: '--' } as const;

function toLines(check: Check): string[] {
  const { method, path } = operations[check.operation];
  const sign = check.skipped !== null ? statusLabels.skipped : doesConform(check) ? statusLabels.yes : statusLabels.no;
  const answer = check.skipped !== null ? `not made: ${check.skipped}` : String(check.status ?? 'none');
  const row = `${sign}  ${`${method} ${path}`.padEnd(34)} ${check.input.padEnd(28)} ${answer}`;
  const found = check.deviations.map(({ field, rule, text, count }) => {
    const times = count === 1 ? '' : ` (${String(count)} times)`;
    return `      field ${field || '(whole)'}  rule ${rule}  ${text}${times}`;
  });
  return [row, ...found];
}

/** The report as text: each call with its input and status, followed by field and rule of every deviation. */
export function writeReport({ checks, createdResources }: CheckReport): string {
  const made = checks.filter(({ skipped }) => skipped === null);
  const conforming = made.filter(doesConform).length;
  const counts = [
    `${String(made.length)} calls made: ${String(conforming)} conform to openapi.yaml, ${String(made.length - conforming)} do not.`,
    ...(made.length < checks.length ? [`${String(checks.length - made.length)} not made.`] : []),
  ];
  return [
    `    ${'call'.padEnd(34)} ${'input'.padEnd(28)} answer`,
    ...checks.flatMap(toLines),
    '',
    counts.join(' '),
    ...(createdResources.length === 0 ? [] : [`Left on the server: ${createdResources.join('; ')}.`]),
  ].join('\n');
}
