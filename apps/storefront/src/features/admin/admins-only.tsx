import { EmptyState, Container } from '@my-food/ui';
import { ButtonRouteLink } from '../../navigation/links.tsx';

/** Replaces the admin pages for a user with a known role other than ADMIN (Behaviour 'Role'). */
export function AdminsOnly() {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title="Admins only"
        text="Foods and categories are kept by the people who run the kitchen. Your account is a guest at the table."
        actions={
          <>
            <ButtonRouteLink to="/food/">See the menu</ButtonRouteLink>
            <ButtonRouteLink to="/profile/" variant="quiet">
              Back to your profile
            </ButtonRouteLink>
          </>
        }
      />
    </Container>
  );
}
