import { Footer, ThemeSwitch } from '@my-food/ui';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';

export function SiteFooter() {
  const { theme } = useServices();
  const chosen = useSyncExternalStore(theme.subscribe, theme.current);
  return <Footer end={<ThemeSwitch value={chosen} onChange={theme.choose} />}>My Food. Cooked today, paid at your door.</Footer>;
}
