import { Footer, Text, ThemeSwitch } from '@my-food/ui';
import { useSyncExternalStore } from 'react';
import { shop } from '../../shop.config.ts';
import { useServices } from '../services/services.tsx';

const themeOptions = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function AppFooter() {
  const { theme } = useServices();
  const chosen = useSyncExternalStore(theme.subscribe, theme.current, theme.current);
  return (
    <Footer>
      <Text tone="muted" size="s">
        {shop.footer}
        {shop.contact && ` ${shop.contact}`}
      </Text>
      <ThemeSwitch label="Theme" options={themeOptions} value={chosen} onChange={theme.choose} />
    </Footer>
  );
}
