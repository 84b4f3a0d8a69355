import { EmptyState, Heading, Page } from '@my-food/ui';
import { ButtonRouteLink } from '../routing/links.tsx';

/** An address nobody knows: never a blank screen, always a way home. */
export function NotFoundPage() {
  return (
    <Page>
      <Heading level={1} look="page">
        Page not found
      </Heading>
      <EmptyState
        title="Nothing is served here"
        text="The address may be old or mistyped. The menu is a good place to go on."
        action={<ButtonRouteLink to="/">Back to Home</ButtonRouteLink>}
      />
    </Page>
  );
}
