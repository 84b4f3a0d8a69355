// AccountMenu is a separate package entry, so that it stays out of the first load.
export { PictureField } from './picture-field/picture-field.tsx';
export type { PictureFieldProps } from './picture-field/picture-field.tsx';
export { DishPicture } from './dish-picture/dish-picture.tsx';
export type { DishPictureProps } from './dish-picture/dish-picture.tsx';
export { EmptyPlate } from './empty-plate/empty-plate.tsx';
export { FoodCard } from './food-card/food-card.tsx';
export type { FoodCardProps } from './food-card/food-card.tsx';
export { CategoryTile, CategoryTileSkeleton } from './category-tile/category-tile.tsx';
export type { CategoryTileProps } from './category-tile/category-tile.tsx';
export { AccountButton } from './account-menu/account-button.tsx';
export type { AccountButtonProps } from './account-menu/account-button.tsx';
export { AdminSidebar, SidebarLink } from './admin-sidebar/admin-sidebar.tsx';
export type { AdminSidebarProps, SidebarLinkProps } from './admin-sidebar/admin-sidebar.tsx';
export { SidebarLayout, type SidebarLayoutProps } from './admin-sidebar/sidebar-layout.tsx';
export { OrderCard } from './order-card/order-card.tsx';
export type { OrderCardProps, OrderCardRow } from './order-card/order-card.tsx';
export { SummaryCard } from './summary-card/summary-card.tsx';
export type { SummaryCardProps, SummaryRow } from './summary-card/summary-card.tsx';
