export { ToastTicket } from '@my-food/ui/toast';
