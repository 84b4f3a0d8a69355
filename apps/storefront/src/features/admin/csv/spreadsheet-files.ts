import type { Food } from '@my-food/api';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { localized, type LocalizedText } from '../batch/plans/localized-text.ts';
import { parseCsv, type CsvTable } from './csv-to-plan.ts';
import { foodsToCsv } from './foods-to-csv.ts';

const maxBytes = 20 * 1024 * 1024;

async function loadPapa() {
  const { default: Papa } = await loadChunk(() => import('papaparse'));
  return Papa;
}

/** Downloads the foods as `foods.csv`. */
export async function exportFoods(foods: readonly Food[]): Promise<void> {
  const csv = foodsToCsv(await loadPapa(), foods);
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'foods.csv');
}

/** Reads a CSV file; a text if it is none. Rejects if the browser cannot read it. */
export async function readCsv(file: File): Promise<CsvTable | LocalizedText> {
  if (file.size > maxBytes) return localized(adminBatch, (t) => t('fileTooLarge'));
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return localized(adminBatch, (t) => t('notCsv'));
  }
  return parseCsv(await loadPapa(), text);
}
