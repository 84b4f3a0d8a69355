export { AdminLayout } from './admin.layout.tsx';
export { AddCategoryPage } from './add-category.page.tsx';
export { AddFoodPage } from './add-food.page.tsx';
export { CategoryListPage } from './category-list.page.tsx';
export { FoodListPage } from './food-list.page.tsx';
export { UpdateCategoryPage } from './update-category.page.tsx';
export { UpdateFoodPage } from './update-food.page.tsx';
