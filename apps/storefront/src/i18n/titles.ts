import { shop } from '../../shop.config.ts';

/** The document title of each page, without the brand. */
export const titles = {
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
} as const;

export const brand = shop.name;
