import { lazy, Suspense, type ComponentProps } from 'react';

// Loaded by a docs page only: a test run renders none.
const LazyPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }));
const LazyContainer = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedDocsContainer }));

const Page = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
);

const Container = (props: ComponentProps<typeof LazyContainer>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

/** The page template of the components and the container of all docs pages. */
export const docsParameters = {
  page: Page,
  container: Container,
  toc: true as const,
  // Every component takes them; they are no props of its own.
  controls: { exclude: /^data-/ },
};
