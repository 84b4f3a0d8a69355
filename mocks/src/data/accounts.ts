/** The two accounts of every scenario. The login screen lists them while the app runs on the mock backend. */
export const accounts = {
  customer: { email: 'customer@my-food.example', password: 'biryani-lover', role: 'CUSTOMER' },
  admin: { email: 'admin@my-food.example', password: 'kitchen-keeper', role: 'ADMIN' },
} as const;

export type AccountName = keyof typeof accounts;
