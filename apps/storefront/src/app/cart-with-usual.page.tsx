import { CartPage } from '../features/cart/cart.page.tsx';
import { LazyUsual } from './lazy-usual.tsx';

/** The cart; while it is empty, with the last order. */
export function CartWithUsualPage() {
  return <CartPage usual={<LazyUsual isSticky={false} />} />;
}
