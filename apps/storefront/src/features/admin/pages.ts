export { AdminLayout } from './admin.layout.tsx';
export { AddCategoryPage } from './categories/add-category.page.tsx';
export { AddFoodPage } from './foods/add-food.page.tsx';
export { CategoryListPage } from './categories/category-list.page.tsx';
export { FoodListPage } from './foods/food-list.page.tsx';
export { UpdateCategoryPage } from './categories/update-category.page.tsx';
export { UpdateFoodPage } from './foods/update-food.page.tsx';
