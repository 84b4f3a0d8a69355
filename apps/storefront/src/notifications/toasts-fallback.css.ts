import { style } from '@vanilla-extract/css';
import { notice } from './page-notice.css.ts';

export const overPage = style([notice, { position: 'fixed', insetInline: 0, marginBlock: 0 }]);
