import type { CategoryReference, Food } from '@my-food/api';
import { loadChunk } from '../../../platform/lazy-page.ts';
import type { ChangePlan } from '../batch/plans/dish-change.ts';
import { csvToPlan } from './csv-to-plan.ts';
import { dishesToCsv } from './dishes-to-csv.ts';

const maxBytes = 20 * 1024 * 1024;

async function loadPapa() {
  const { default: Papa } = await loadChunk(() => import('papaparse'));
  return Papa;
}

/** Downloads the dishes as `dishes.csv`. */
export async function exportDishes(foods: readonly Food[]): Promise<void> {
  const url = URL.createObjectURL(new Blob([dishesToCsv(await loadPapa(), foods)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'dishes.csv';
  link.click();
  URL.revokeObjectURL(url);
}

/** Plans the changes of a CSV file; a sentence if it cannot be read. */
export async function readPlan(
  file: File,
  { foods, categories }: { foods: readonly Food[]; categories: readonly CategoryReference[] },
): Promise<ChangePlan | string> {
  if (file.size > maxBytes) return 'The file is larger than 20 MB.';
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return 'The file is not a CSV file in UTF-8. Save it as "CSV UTF-8" and choose it again.';
  }
  return csvToPlan(await loadPapa(), { text, foods, categories });
}
