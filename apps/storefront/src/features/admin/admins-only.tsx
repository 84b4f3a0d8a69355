import { EmptyState, Container } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { admin } from '../../i18n/en/admin/admin.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonRouteLink } from '../../navigation/links.ts';

/** Replaces the admin pages for a user with a known role other than ADMIN (Behaviour 'Role'). */
export function AdminsOnly() {
  const t = useTexts(admin);
  return (
    <Container>
      <EmptyState
        picture={<EmptyPlate />}
        headingLevel={1}
        title={t('adminsOnly')}
        text={t('adminsOnlyText')}
        actions={
          <>
            <ButtonRouteLink to="/food/">{t('seeMenu')}</ButtonRouteLink>
            <ButtonRouteLink to="/profile/" variant="quiet">
              {t('backToProfile')}
            </ButtonRouteLink>
          </>
        }
      />
    </Container>
  );
}
