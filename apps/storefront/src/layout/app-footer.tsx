import { Footer, Text, ThemeSwitch } from '@my-food/ui';
import { useSyncExternalStore } from 'react';
import { layout } from '../i18n/en/layout.ts';
import { useShopTexts } from '../i18n/shop-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useServices } from '../services/services.tsx';

export function AppFooter() {
  const { theme } = useServices();
  const t = useTexts(layout);
  const { footer, contact } = useShopTexts();
  const chosen = useSyncExternalStore(theme.subscribe, theme.current, theme.current);
  return (
    <Footer>
      <Text tone="muted" size="s">
        {footer}
        {contact && ` ${contact}`}
      </Text>
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
