export { ToastList } from '@my-food/ui/toast';
