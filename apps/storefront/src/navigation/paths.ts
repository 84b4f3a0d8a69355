// Two paths of Spec §2 are misspelled: outside the route table and its keys they are read from here.
export const cartPath = '/food/add-to-card/';
export const adminFoodsPath = '/admin/products/';
export const adminCategoriesPath = '/admin/categorys/';
export type AdminListPath = typeof adminFoodsPath | typeof adminCategoriesPath;
