import { Button, type ButtonProps } from '@my-food/ui';
import { useRef } from 'react';
import { layout } from '../i18n/en/layout.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { mainHeading } from '../platform/main-heading.ts';
import { useFocusSuccessor } from '../platform/use-focus-successor.ts';
import type { Retry } from '../queries/use-retry.ts';

interface RetryButtonProps extends Retry, Pick<ButtonProps, 'icon' | 'size'> {
  /** Returns the element to focus when the button is removed after a successful retry. Default: the main heading. */
  successor?: () => HTMLElement | null;
}

/** The 'Try again' button of a failed query: loading while it refetches; preserves the focus when it is removed. */
export function RetryButton({ isRetrying, retry, successor = mainHeading, icon, size }: RetryButtonProps) {
  const t = useTexts(layout);
  const button = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(button, successor);
  return (
    <Button ref={button} variant="quiet" size={size} icon={icon} isLoading={isRetrying} onClick={retry}>
      {t('tryAgain')}
    </Button>
  );
}
