import { HomePage } from '../features/home/home.page.tsx';
import { LazyUsual } from './lazy-usual.tsx';

/** Home; for a signed-in user with the last order at the lower edge of the window. */
export function HomeWithUsualPage() {
  return (
    <>
      <HomePage />
      <LazyUsual isSticky />
    </>
  );
}
