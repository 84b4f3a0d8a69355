import type { MouseEvent } from 'react';

/** Whether a press on a link opens another tab or window: the browser does it. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey || altKey;
