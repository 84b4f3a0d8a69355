import { EmptyState, Heading, Container } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { routeErrors } from '../i18n/en/route-errors.ts';
import { titles } from '../i18n/en/titles.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ButtonRouteLink } from '../navigation/links.ts';
import { usePageTitle } from './use-page-title.ts';

/** Rendered for an unknown URL. */
export function NotFoundPage() {
  const t = useTexts(routeErrors);
  const title = useTexts(titles)('notFound');
  usePageTitle(title);
  return (
    <Container>
      <Heading level={1} variant="page">
        {title}
      </Heading>
      <EmptyState
        picture={<EmptyPlate />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        actions={<ButtonRouteLink to="/">{t('backToHome')}</ButtonRouteLink>}
      />
    </Container>
  );
}
