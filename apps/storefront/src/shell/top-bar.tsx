import { countOf } from '@my-food/machines';
import { Brand, TopBar, useIsScrolledPast } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { brand } from '../copy/titles.ts';
import { BarRouteLink, ButtonRouteLink, CardRouteLink } from '../routing/links.tsx';
import { useServices } from '../services.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** Spec §9: the bar gains its shadow once the page is scrolled by more than this. Pixels. */
const shadowThreshold = 10;

export function SiteBar() {
  const { sessionActor, cart } = useServices();
  const isSignedIn = useSelector(sessionActor, ({ context }) => context.session !== null);
  const count = useSelector(cart.actor, ({ context }) => countOf(context.lines));
  return (
    <TopBar
      brand={
        <CardRouteLink to="/" tabIndex={-1}>
          <Brand name={brand} />
        </CardRouteLink>
      }
      isRaised={useIsScrolledPast(shadowThreshold)}
      links={
        <>
          <BarRouteLink to="/" activeOptions={{ exact: true }} icon="home">
            Home
          </BarRouteLink>
          <BarRouteLink to="/food/" activeOptions={{ exact: true }} icon="food">
            Food
          </BarRouteLink>
          <BarRouteLink to="/food/add-to-card/" icon="cart" count={count}>
            Cart
          </BarRouteLink>
        </>
      }
      end={isSignedIn ? <ProfileMenu /> : <ButtonRouteLink to="/login/">Login</ButtonRouteLink>}
    />
  );
}
