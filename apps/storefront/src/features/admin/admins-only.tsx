import { EmptyState, Container } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { admin } from '../../i18n/en/admin/admin.ts';
import { layout } from '../../i18n/en/layout.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonRouteLink } from '../../navigation/links.ts';
import { useKnownProfile } from '../../services/use-silent-reads.ts';

/** Replaces the admin pages for a user with a known role other than ADMIN (Behaviour 'Role'). */
export function AdminsOnly() {
  const t = useTexts(admin);
  const layoutText = useTexts(layout);
  // The stored role is that of the login: the server may have made the user an admin since.
  const isNewAdmin = useKnownProfile()?.role === 'ADMIN';
  return (
    <Container>
      <EmptyState
        picture={<EmptyPlate />}
        headingLevel={1}
        title={t('adminsOnly')}
        text={t(isNewAdmin ? 'loginAgain' : 'adminsOnlyText')}
        actions={
          <>
            <ButtonRouteLink to="/food/">{t('seeMenu')}</ButtonRouteLink>
            <ButtonRouteLink to={isNewAdmin ? '/login/' : '/profile/'} variant="quiet">
              {isNewAdmin ? layoutText('login') : t('backToProfile')}
            </ButtonRouteLink>
          </>
        }
      />
    </Container>
  );
}
