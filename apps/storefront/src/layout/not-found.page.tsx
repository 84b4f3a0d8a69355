import { EmptyState, Heading, Container } from '@my-food/ui';
import { ButtonRouteLink } from '../navigation/links.tsx';

/** Rendered for an unknown URL. */
export function NotFoundPage() {
  return (
    <Container>
      <Heading level={1} variant="page">
        Page not found
      </Heading>
      <EmptyState
        title="Nothing is served here"
        text="The address may be old or mistyped. The menu is a good place to go on."
        actions={<ButtonRouteLink to="/">Back to Home</ButtonRouteLink>}
      />
    </Container>
  );
}
