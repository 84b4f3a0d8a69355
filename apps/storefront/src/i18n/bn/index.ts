import { shop } from '../../../shop.config.bn.ts';
import { formatsInBangla } from '../formats-in-bangla.ts';
import type { Locale } from '../locale.ts';
import { adminBatch } from './admin-batch.ts';
import { adminShortcuts } from './admin-shortcuts.ts';
import { admin } from './admin.ts';
import { layout } from './layout.ts';
import { toasts } from './toasts.ts';

/** All texts in Bangla. Loaded for Bangla only. */
export const bangla: Locale = {
  language: 'bn',
  tag: 'bn-BD',
  catalogue: { admin, adminBatch, adminShortcuts, layout, toasts },
  formats: formatsInBangla,
  shop,
};
