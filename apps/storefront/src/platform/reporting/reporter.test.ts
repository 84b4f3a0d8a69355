import { expect, it } from 'vitest';
import { createReporter } from './reporter.ts';

it('AC-230 an error is sent once, and at most twenty in a visit', () => {
  const sent: string[] = [];
  const { send } = createReporter((envelope) => sent.push(envelope));
  const error = new Error('failed');
  send(error, 'A screen failed:', '/food');
  send(error, 'A part of the page failed.', '/food');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('A screen failed:');
  for (let count = 0; count < 30; count++) send(new Error('failed'), 'A screen failed:', '/food');
  expect(sent).toHaveLength(20);
});
