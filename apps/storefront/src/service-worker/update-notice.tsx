import { Button, Inline, Notice } from '@my-food/ui';
import { routeErrors } from '../i18n/en/route-errors.ts';
import { updateNotice } from '../i18n/en/update-notice.ts';
import { LocaleProvider } from '../i18n/locale-provider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { ReloadButton } from '../layout/route-error.tsx';
import { ServicesProvider, type Services } from '../services/services.tsx';
import { openFloatingNotice } from '../notifications/floating-notice.ts';

let isShown = false;

/** Offers a newer build, once; after 'Later', the build after that. It is not loaded before there is one. */
export async function showUpdateNotice(services: Services): Promise<void> {
  if (isShown) return;
  isShown = true;
  // The button waits for an order of this tab, so it needs the checkout even if the cart was not opened yet.
  await services.checkout.load().catch(() => undefined);
  const close = openFloatingNotice(
    <ServicesProvider services={services}>
      <LocaleProvider language={services.language}>
        <UpdateNotice
          onDismiss={() => {
            isShown = false;
            close();
          }}
        />
      </LocaleProvider>
    </ServicesProvider>,
  );
}

/** The newer build is never loaded without the user; this page and its files stay as they are until then. */
function UpdateNotice({ onDismiss }: { onDismiss: () => void }) {
  const t = useTexts(updateNotice);
  const tErrors = useTexts(routeErrors);
  return (
    <Notice
      title={t('title')}
      actions={
        <Inline>
          <ReloadButton>{tErrors('loadNewBuild')}</ReloadButton>
          <Button variant="quiet" onClick={onDismiss}>
            {t('later')}
          </Button>
        </Inline>
      }
    >
      {t('text')}
    </Notice>
  );
}
