import type { Food } from '@my-food/api';
import { useEffect } from 'react';
import { prepareFoods } from './food-selection.ts';
import { useLocale } from '../i18n/use-texts.ts';
import { runWhenIdle } from '../platform/idle-callback.ts';

/** Prepares a list for search and sorting when the browser is idle. */
export function usePreparedFoods(foods: readonly Food[]): void {
  const { tag } = useLocale();
  useEffect(() => runWhenIdle(prepareFoods(foods, tag)), [foods, tag]);
}
