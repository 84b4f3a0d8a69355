import { Footer, Text, ThemeSwitch } from '@my-food/ui';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.tsx';

export function AppFooter() {
  const { theme } = useServices();
  const chosen = useSyncExternalStore(theme.subscribe, theme.current, theme.current);
  return (
    <Footer>
      <Text tone="muted" size="s">
        My Food. Cooked today, paid at your door.
      </Text>
      <ThemeSwitch value={chosen} onChange={theme.choose} />
    </Footer>
  );
}
