import { countOf } from '@my-food/machines';
import { BowlIcon, CartIcon, HomeIcon, TopBar, useIsScrolledPast } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { shop } from '../../shop.config.ts';
import { BarRouteLink, ButtonRouteLink, NameRouteLink } from '../navigation/links.tsx';
import { useServices } from '../services/services.tsx';
import { useIsSignedIn } from '../services/use-is-signed-in.ts';
import { BrandMark } from './brand-mark.tsx';
import { AccountMenuButton } from './account-menu-button.tsx';

/** Spec §9: the bar gains its shadow once the page is scrolled by more than this. Pixels. */
const shadowThreshold = 10;

export function AppTopBar() {
  const { cart } = useServices();
  const isSignedIn = useIsSignedIn();
  const count = useSelector(cart.actor, ({ context }) => countOf(context.lines));
  return (
    <TopBar
      label="Main"
      isRaised={useIsScrolledPast(shadowThreshold)}
      brand={
        <NameRouteLink to="/" aria-label={`${shop.name}, start page`}>
          <BrandMark />
        </NameRouteLink>
      }
      links={
        <>
          <BarRouteLink to="/" activeOptions={{ exact: true }} icon={<HomeIcon />}>
            Home
          </BarRouteLink>
          <BarRouteLink to="/food/" activeOptions={{ exact: true, includeSearch: false }} icon={<BowlIcon />}>
            Food
          </BarRouteLink>
          <BarRouteLink to="/food/add-to-card/" icon={<CartIcon />} count={count} countLabel={count === 1 ? '1 dish' : `${count} dishes`}>
            Cart
          </BarRouteLink>
        </>
      }
      end={isSignedIn ? <AccountMenuButton /> : <ButtonRouteLink to="/login/">Login</ButtonRouteLink>}
    />
  );
}
