import { ProgressBar } from '@my-food/ui';
import { useRouterState } from '@tanstack/react-router';
import { layout } from '../i18n/en/layout.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Shows that the next page is loading. On the prerendered home, load-app.ts shows it. */
export function NavigationProgress() {
  const t = useTexts(layout);
  return <ProgressBar label={t('loading')} isLoading={useRouterState({ select: ({ isLoading }) => isLoading })} />;
}
