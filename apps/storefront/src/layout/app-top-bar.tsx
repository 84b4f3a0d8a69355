import { countOf } from '@my-food/machines';
import { BowlIcon, CartIcon, HomeIcon, TopBar, useIsScrolledPast, type TopBarProps } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { shop } from '../../shop.config.ts';
import { layout } from '../i18n/en/layout.ts';
import { useFormats } from '../i18n/formats/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { BarRouteLink, ButtonRouteLink, NameRouteLink } from '../navigation/links.ts';
import { mainHeading } from '../platform/main-heading.ts';
import { usePreservedFocus } from '../platform/use-preserved-focus.ts';
import { useServices } from '../services/services.tsx';
import { useIsSignedIn } from '../services/use-is-signed-in.ts';
import { BrandMark } from './brand-mark.tsx';
import { AccountMenuButton } from './account-menu-button.tsx';

/** Spec §9: the bar gains its shadow once the page is scrolled by more than this. Pixels. */
const shadowThreshold = 10;

// Scrolling and the count render the bar and one link, not every link: a router link builds its location each time.
const ScrolledTopBar = (props: Omit<TopBarProps, 'isRaised'>) => <TopBar {...props} isRaised={useIsScrolledPast(shadowThreshold)} />;

function CartLink() {
  const { cart } = useServices();
  const t = useTexts(layout);
  const formats = useFormats();
  const count = useSelector(cart.actor, ({ context }) => countOf(context.lines));
  return (
    <BarRouteLink to="/food/add-to-card/" icon={<CartIcon />} count={count} formatCount={formats.count} countLabel={t('dishes', { count })}>
      {t('cart')}
    </BarRouteLink>
  );
}

export function AppTopBar() {
  const t = useTexts(layout);
  const isSignedIn = useIsSignedIn();
  // A login or a logout, perhaps in another tab, replaces the last control. The focus of an open menu counts: its events bubble through the portal.
  const preservedFocus = usePreservedFocus(isSignedIn, mainHeading);
  return (
    <div {...preservedFocus}>
      <ScrolledTopBar
        label={t('main')}
        brand={
          <NameRouteLink to="/" aria-label={t('startPage', { shop: shop.name })}>
            <BrandMark />
          </NameRouteLink>
        }
        links={
          <>
            <BarRouteLink to="/" activeOptions={{ exact: true }} icon={<HomeIcon />}>
              {t('home')}
            </BarRouteLink>
            <BarRouteLink to="/food/" activeOptions={{ exact: true, includeSearch: false }} icon={<BowlIcon />}>
              {t('food')}
            </BarRouteLink>
            <CartLink />
          </>
        }
        end={isSignedIn ? <AccountMenuButton /> : <ButtonRouteLink to="/login/">{t('login')}</ButtonRouteLink>}
      />
    </div>
  );
}
