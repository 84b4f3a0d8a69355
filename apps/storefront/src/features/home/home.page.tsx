import { Container } from '@my-food/ui';
import { CategoryGrid } from './category-grid.tsx';
import { Hero } from './hero.tsx';

/** Spec §2 Home. */
export function HomePage() {
  return (
    <Container>
      <Hero />
      <CategoryGrid />
    </Container>
  );
}
