import { adminOperations } from './admin-operations.ts';
import { adminRows } from './admin-rows.ts';
import { accountRows } from './account-rows.ts';
import { bulkRows } from './bulk-rows.ts';
import type { Row } from './cells.ts';
import { orderRows } from './order-rows.ts';
import { customerOperations, type Operation, type operationNames } from './operations.ts';
import { publicRows } from './public-rows.ts';
import { sessionRows } from './session-rows.ts';

type OperationName = (typeof operationNames)[number];

/** Faults §1 as one table: every operation under every fault. A missing row or cell is a compile error. */
export const faultMatrix: Readonly<Record<OperationName, Row>> = {
  ...publicRows,
  ...sessionRows,
  ...accountRows,
  ...orderRows,
  ...adminRows,
  ...bulkRows,
};

/** The implementation of each operation; null for one whose cells other tests prove: it has no call, or many. */
export const operations: Readonly<Record<OperationName, Operation | null>> = {
  ...customerOperations,
  ...adminOperations,
  'download a receipt': null,
  'store the cart': null,
  'change many foods': null,
};
