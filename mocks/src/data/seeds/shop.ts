import type { CatalogueSeed } from '../seed.ts';
import { mains } from './shop-mains.ts';
import { treats } from './shop-treats.ts';

/** The default menu: thirty-six Bangladeshi dishes, and the past orders of the demo customer. */
export const shop: CatalogueSeed = {
  categories: [...mains, ...treats],
  customerOrders: [
    {
      createdAt: '2026-09-18T13:05:00.000Z',
      items: [
        { foodName: 'Kacchi Biryani', quantity: 2 },
        { foodName: 'Borhani', quantity: 2 },
        { foodName: 'Mishti Doi', quantity: 1 },
      ],
    },
    {
      createdAt: '2026-10-02T06:41:00.000Z',
      items: [
        { foodName: 'ইলিশ পোলাও', quantity: 1 },
        { foodName: 'Alur Dom', quantity: 1 },
        { foodName: 'Lebur Shorbot', quantity: 3 },
      ],
    },
  ],
};
