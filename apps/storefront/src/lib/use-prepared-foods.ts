import type { Food } from '@my-food/api';
import { useEffect } from 'react';
import { prepareFoods } from './food-selection.ts';
import { runInSpareTime } from './spare-time.ts';

/** Makes a list ready to be searched and sorted while the person still looks at it. */
export function usePreparedFoods(foods: readonly Food[]): void {
  useEffect(() => runInSpareTime(prepareFoods(foods)), [foods]);
}
