import { EmptyState, Heading, Container } from '@my-food/ui';
import { titles } from '../i18n/titles.ts';
import { ButtonRouteLink } from '../navigation/links.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Rendered for an unknown URL. */
export function NotFoundPage() {
  usePageTitle(titles.notFound);
  return (
    <Container>
      <Heading level={1} variant="page">
        {titles.notFound}
      </Heading>
      <EmptyState
        title="Nothing is served here"
        text="The address may be old or mistyped. The menu is a good place to go on."
        actions={<ButtonRouteLink to="/">Back to Home</ButtonRouteLink>}
      />
    </Container>
  );
}
