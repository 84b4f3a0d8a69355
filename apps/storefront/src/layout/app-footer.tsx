import { Footer, Text, ThemeSwitch } from '@my-food/ui';
import { useSyncExternalStore } from 'react';
import { shop } from '../../shop.config.ts';
import { layout } from '../i18n/en/layout.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useServices } from '../services/services.tsx';

export function AppFooter() {
  const { theme } = useServices();
  const t = useTexts(layout);
  const chosen = useSyncExternalStore(theme.subscribe, theme.current, theme.current);
  return (
    <Footer>
      <Text tone="muted" size="s">
        {shop.footer}
        {shop.contact && ` ${shop.contact}`}
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
