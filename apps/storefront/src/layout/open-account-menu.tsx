import { MenuItem, MenuLink } from '@my-food/ui/menu';
import { AccountMenu } from '@my-food/ui/shop/account-menu';
import { createLink } from '@tanstack/react-router';
import { useCallback, useRef, type ReactNode } from 'react';
import { shop } from '../../shop.config.ts';
import { layout } from '../i18n/en/layout.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useServices } from '../services/services.tsx';
import { LanguageName } from './language/language-name.tsx';
import { useLanguageSwitch } from './language/use-language-switch.ts';

const MenuRouteLink = createLink(MenuLink);

/** The account menu (Spec §2). A chunk of its own; opens once loaded. */
export function OpenAccountMenu({ label, picture }: { label: string; picture: ReactNode }) {
  const { sessionActor } = useServices();
  const t = useTexts(layout);
  const { other, change } = useLanguageSwitch();
  // Radix has not seen the key that opened it, and would focus the list.
  const isOpenedByKey = useRef(document.activeElement?.matches(':focus-visible'));
  const focusFirst = useCallback((entry: HTMLAnchorElement | null) => {
    if (isOpenedByKey.current) entry?.focus({ preventScroll: true });
    isOpenedByKey.current = false;
  }, []);
  return (
    <AccountMenu trigger={{ label, picture }} defaultOpen>
      <MenuRouteLink ref={focusFirst} to="/profile/" activeOptions={{ exact: true }}>
        {t('profile')}
      </MenuRouteLink>
      {shop.languages.length > 1 && (
        <MenuItem onSelect={change}>
          <LanguageName of={other} />
        </MenuItem>
      )}
      <MenuItem onSelect={() => sessionActor.send({ type: 'signOut.requested' })}>{t('logout')}</MenuItem>
    </AccountMenu>
  );
}
