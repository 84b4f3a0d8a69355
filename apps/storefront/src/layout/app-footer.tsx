import { Button, Footer, Text, ThemeSwitch } from '@my-food/ui';
import { useSyncExternalStore } from 'react';
import { shop } from '../../shop.config.ts';
import { layout } from '../i18n/en/layout.ts';
import { useShopTexts } from '../i18n/shop-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useServices } from '../services/services.tsx';
import { LanguageName } from './language/language-name.tsx';
import { useLanguageSwitch } from './language/use-language-switch.ts';

export function AppFooter() {
  const { theme } = useServices();
  const t = useTexts(layout);
  const { other, change, isChanging } = useLanguageSwitch();
  const { footer, contact } = useShopTexts();
  const chosen = useSyncExternalStore(theme.subscribe, theme.current, theme.current);
  return (
    <Footer>
      <Text tone="muted" size="s">
        {contact ? `${footer} ${contact}` : footer}
      </Text>
      {shop.languages.length > 1 && (
        <Button variant="plain" isLoading={isChanging} onClick={change}>
          <LanguageName of={other} />
        </Button>
      )}
      <ThemeSwitch
        label={t('theme')}
        options={[
          { value: 'system', label: t('themeSystem') },
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
        ]}
        value={chosen}
        onChange={theme.choose}
      />
    </Footer>
  );
}
