import { adminPlays } from './admin-plays.ts';
import { adminRows } from './admin-rows.ts';
import { accountRows } from './account-rows.ts';
import type { Row } from './cells.ts';
import { orderRows } from './order-rows.ts';
import { customerPlays, type operations, type Play } from './plays.ts';
import { publicRows } from './public-rows.ts';
import { sessionRows } from './session-rows.ts';

type Operation = (typeof operations)[number];

/** FAULTS §1 as one table: every operation under every fault. A missing row or cell does not compile. */
export const faultMatrix: Readonly<Record<Operation, Row>> = { ...publicRows, ...sessionRows, ...accountRows, ...orderRows, ...adminRows };

/** How each operation is played; null where no call of its own is made and all its cells are proven elsewhere. */
export const plays: Readonly<Record<Operation, Play | null>> = {
  ...customerPlays,
  ...adminPlays,
  'download a receipt': null,
  'keep the cart': null,
};
