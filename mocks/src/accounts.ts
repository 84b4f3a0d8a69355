/** The two people every scenario knows; the login screen shows them while the app runs on its own backend. */
export const accounts = {
  customer: { email: 'customer@my-food.example', password: 'biryani-lover', role: 'CUSTOMER' },
  admin: { email: 'admin@my-food.example', password: 'kitchen-keeper', role: 'ADMIN' },
} as const;

export type AccountName = keyof typeof accounts;
