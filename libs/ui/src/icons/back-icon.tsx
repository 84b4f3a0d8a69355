import * as styles from './back-icon.css.ts';
import { createIcon } from './create-icon.tsx';

export const BackIcon = createIcon('M19 12H5m0 0 6-6m-6 6 6 6', styles.mirrored);
