import { expect, it } from 'vitest';
import { readViolations } from './prism.ts';

it("reads Prism's violations as problems of the contract", () => {
  const violations = [
    { location: ['request', 'body', 'items', '0'], severity: 'Error', code: 'required', message: 'no price' },
    { location: ['response', 'body'], severity: 'Error', code: 'type', message: 'no list' },
  ];
  expect(readViolations('GET /api/food/', { 'sl-violations': JSON.stringify(violations) })).toEqual([
    { side: 'request', call: 'GET /api/food/', field: '/items/0', rule: 'prism required', text: 'no price' },
    { side: 'response', call: 'GET /api/food/', field: '', rule: 'prism type', text: 'no list' },
  ]);
  expect(readViolations('GET /api/food/', {})).toEqual([]);
});
