import { operations } from '../contract/operations.ts';
import type { CheckReport } from './check-server.ts';
import type { Check } from './checker.ts';

/** Whether its response, if there is one, conforms. */
export const doesConform = ({ deviations }: Check): boolean => deviations.length === 0;

const hasResponse = ({ skipped, connectionError }: Check): boolean => skipped === null && connectionError === null;

/** 0: every response conforms, 1: one does not, 2: none deviates, but a call got no response. */
export function exitCodeOf({ checks }: CheckReport): 0 | 1 | 2 {
  if (!checks.every(doesConform)) return 1;
  return checks.some(({ connectionError }) => connectionError !== null) ? 2 : 0;
}

function toLines(check: Check): string[] {
  const { method, path } = operations[check.operation];
  const sign = check.skipped !== null ? '--' : check.connectionError !== null ? '??' : doesConform(check) ? 'ok' : 'NO';
  const failure = check.connectionError === null ? String(check.status) : `no answer: ${check.connectionError}`;
  const outcome = check.skipped === null ? failure : `not made: ${check.skipped}`;
  const row = `${sign}  ${`${method} ${path}`.padEnd(34)} ${check.input.padEnd(28)} ${outcome}`;
  const found = check.deviations.map(({ field, rule, text, count }) => {
    const times = count === 1 ? '' : ` (${String(count)} times)`;
    return `      field ${field || '(whole)'}  rule ${rule}  ${text}${times}`;
  });
  return [row, ...found];
}

/** The report as text: each call with its input and status, followed by field and rule of every deviation. */
export function writeReport({ checks, createdResources }: CheckReport): string {
  const made = checks.filter(({ skipped }) => skipped === null);
  const responded = checks.filter(hasResponse);
  const conforming = responded.filter(doesConform).length;
  const counts = [
    `${String(made.length)} calls made: ${String(conforming)} conform to openapi.yaml, ${String(responded.length - conforming)} do not.`,
    ...(responded.length < made.length ? [`${String(made.length - responded.length)} got no answer.`] : []),
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
