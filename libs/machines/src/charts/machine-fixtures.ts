import { batchFixture } from '../batch/batch.fixture.ts';
import { cartFixture } from '../cart/cart.fixture.ts';
import { checkoutFixture } from '../checkout/checkout.fixture.ts';
import { editorFixture } from '../editor/editor.fixture.ts';
import { removalFixture } from '../removal/removal.fixture.ts';
import { sessionFixture } from '../session/session.fixture.ts';
import { submissionFixture } from '../submission/submission.fixture.ts';
import type { MachineFixture } from './machine-fixture.ts';

/** Every machine of the shop, for its document, its coverage and its story. */
export const machineFixtures: readonly MachineFixture[] = [
  sessionFixture,
  cartFixture,
  checkoutFixture,
  submissionFixture,
  editorFixture,
  removalFixture,
  batchFixture,
];
