export { Toast } from '@my-food/ui/toast';
