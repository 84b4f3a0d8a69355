import type { waitingCart as english } from '../../en/ordering/waiting-cart.ts';
import { translation } from '../../namespace.ts';

export const waitingCart = translation<typeof english>()({ waiting: 'কার্টে অর্ডারের অপেক্ষায়: {count, number}টি খাবার, {total}' });
