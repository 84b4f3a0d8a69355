import type { MouseEvent } from 'react';

/**
 * For the `onClick` of a file input. Browsers report no change when the same file is chosen again, which may have been edited meanwhile. A cancelled choice
 * restores it.
 */
export function forgetChosenFile({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  const chosen = new DataTransfer();
  for (const file of currentTarget.files ?? []) chosen.items.add(file);
  currentTarget.value = '';
  currentTarget.oncancel = () => void (currentTarget.files = chosen.files);
}
