import { BarLink, ButtonLink, CardLink, NameLink, TextLink } from '@my-food/ui';
import { createLink } from '@tanstack/react-router';

/** The design system's links on the route table: typed addresses, intent preloading, the active mark. */
export const BarRouteLink = createLink(BarLink);
export const ButtonRouteLink = createLink(ButtonLink);
export const CardRouteLink = createLink(CardLink);
export const NameRouteLink = createLink(NameLink);
export const TextRouteLink = createLink(TextLink);
