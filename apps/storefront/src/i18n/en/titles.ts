import type { Namespace } from '../namespace.ts';

/** The title of each page in the browser, without the name of the shop. */
export const titles = {
  name: 'titles',
  texts: {
    home: 'Home',
    menu: 'Menu',
    details: 'Dish',
    cart: 'Cart',
    login: 'Login',
    register: 'Register',
    profile: 'Profile',
    profileUpdate: 'Update Profile',
    admin: 'Food Admin',
    adminFoods: 'Foods',
    addFood: 'Add Food',
    updateFood: 'Update Food',
    adminCategories: 'Categories',
    addCategory: 'Add Category',
    updateCategory: 'Update Category',
    notFound: 'Page not found',
  },
} as const satisfies Namespace;
