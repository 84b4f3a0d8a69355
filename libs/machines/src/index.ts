export { type BatchEntry, countStatuses, type EntryStatus, type Finding } from './batch/batch-entries.ts';
export type { BatchEmitted, LockOwner } from './batch/batch-setup.ts';
export { type BatchActor, type BatchSnapshot, createBatchMachine } from './batch/batch.machine.ts';
export { PerformError, type PerformFailure } from './batch/perform-error.ts';
export { type CartActor, type CartEmitted, type CartEvent, type CartSnapshot, createCartMachine } from './cart/cart.machine.ts';
export { type Cart, maxQuantity, type Line, type Sellable } from './cart/cart-lines.ts';
export { compareWithMenu, type MenuComparison } from './cart/menu-comparison.ts';
export { countOf, orderableLines, type Totals, totalsOf } from './cart/totals.ts';
export { type CheckoutActor, type CheckoutSnapshot, createCheckoutMachine } from './checkout/checkout.machine.ts';
export { gracePeriod } from './checkout/checkout-setup.ts';
export type { CheckoutEmitted, CheckoutEvent, CheckoutNote, PlacedOrder } from './checkout/checkout-types.ts';
export type { OrderCandidate, OrderSearch, OrderSearchInput } from './checkout/order-search.ts';
export { PlacingError, type PlacingFailure } from './checkout/placing-error.ts';
export {
  createEditorMachine,
  type EditorContext,
  type EditorActor,
  type EditorEmitted,
  type EditorEvent,
  type EditorSnapshot,
} from './editor/editor.machine.ts';
export { isDirty } from './editor/is-dirty.ts';
export {
  type RemovalActor,
  type RemovalEmitted,
  type RemovalEvent,
  removalMachine,
  type RemovalSnapshot,
} from './removal/removal.machine.ts';
export { type Renewal, type Session } from './session/session.ts';
export {
  type SessionActor,
  type SessionEmitted,
  type SessionEvent,
  sessionMachine,
  type SessionSnapshot,
} from './session/session.machine.ts';
export {
  createSubmissionMachine,
  type SubmissionActor,
  type SubmissionEmitted,
  type SubmissionEvent,
  type SubmissionSnapshot,
} from './submission/submission.machine.ts';
