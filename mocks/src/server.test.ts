import { expect, it } from 'vitest';
import { startMockServer } from './server.ts';

it('answers over real HTTP', async () => {
  const server = await startMockServer({ scenario: 'fourDishes' });
  const response = await fetch(`${server.url}/api/food/`);
  expect(response.status).toBe(200);
  await server.close();
});
