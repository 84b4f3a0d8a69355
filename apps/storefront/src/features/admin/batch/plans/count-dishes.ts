/** '1 dish', '40 dishes'. */
export const countDishes = (count: number): string => (count === 1 ? '1 dish' : `${String(count)} dishes`);
