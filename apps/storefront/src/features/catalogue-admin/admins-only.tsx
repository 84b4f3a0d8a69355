import { EmptyState, Container } from '@my-food/ui';
import { ButtonRouteLink } from '../../routing/links.tsx';

/** Shown in place of the admin screens to a person whose role is known to be another one (Behaviour 'Role'). */
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
