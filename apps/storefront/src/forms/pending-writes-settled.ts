import { hasPendingWrites, subscribeToPendingWrites } from './pending-writes.ts';

/** Resolves when no form is submitting. */
export async function pendingWritesSettled(): Promise<void> {
  while (hasPendingWrites()) {
    await new Promise<void>((resolve) => {
      const unsubscribe = subscribeToPendingWrites(() => {
        unsubscribe();
        resolve();
      });
    });
  }
}
