/** Dishes in one line: '2 × Naan, 1 × Dal'. */
export const formatDishes = (dishes: readonly { name: string; quantity: number }[]): string =>
  dishes.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', ');
