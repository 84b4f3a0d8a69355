import { createIcon } from './create-icon.tsx';

export const HomeIcon = createIcon('M4 11 12 4.5 20 11v8a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1v-8Z');
export const BowlIcon = createIcon(
  'M3.5 12h17a8.5 8.5 0 0 1-5 7.6V21h-7v-1.4a8.5 8.5 0 0 1-5-7.6ZM9 8.5c-1-1.2 1-2.3 0-4m4 4c-1-1.2 1-2.3 0-4',
);
export const CartIcon = createIcon('M5 9h14l-1.2 9.2a2 2 0 0 1-2 1.8H8.2a2 2 0 0 1-2-1.8L5 9Zm3.5 0 2-5m5 5-2-5M10 13v3m4-3v3');
