import { BarLink, ButtonLink, CardLink, NameLink, TextLink } from '@my-food/ui';
import { createLink } from '@tanstack/react-router';

/** The design system's links as router links: typed routes, preloading on intent, the active state. */
export const BarRouteLink = createLink(BarLink);
export const ButtonRouteLink = createLink(ButtonLink);
export const CardRouteLink = createLink(CardLink);
export const NameRouteLink = createLink(NameLink);
export const TextRouteLink = createLink(TextLink);
