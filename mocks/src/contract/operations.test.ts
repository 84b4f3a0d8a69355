import { expect, it } from 'vitest';
import { readContract } from './contract-file.ts';
import { openContract } from './contract-document.ts';
import { operations } from './operations.ts';

it('lists the calls of openapi.yaml, no more and no fewer', () => {
  const { root, resolvePath, keysOf } = openContract(readContract());
  const found = keysOf(resolvePath(root, 'paths')).flatMap((path) =>
    keysOf(resolvePath(root, 'paths', path))
      .filter((method) => method !== 'parameters')
      .map((method) => [resolvePath(root, 'paths', path, method, 'operationId')?.value, { method: method.toUpperCase(), path }]),
  );
  expect(operations).toEqual(Object.fromEntries(found));
  expect(found).toHaveLength(16);
});
