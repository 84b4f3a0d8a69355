import { Button, InlineError, type ButtonProps } from '@my-food/ui';
import { useRef } from 'react';
import { layout } from '../i18n/en/layout.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { mainHeading } from '../platform/main-heading.ts';
import { useFocusSuccessor } from '../platform/use-focus-successor.ts';
import type { Retry } from '../queries/use-retry.ts';

interface RetryButtonProps extends Retry, Pick<ButtonProps, 'icon' | 'size'> {
  /** Returns the element to focus when the button is removed after a successful retry. Default: the main heading. */
  successor?: (() => HTMLElement | null) | undefined;
}

function RetryButton({ isRetrying, retry, successor = mainHeading, icon, size }: RetryButtonProps) {
  const t = useTexts(layout);
  const button = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(button, successor);
  return (
    <Button ref={button} variant="quiet" size={size} icon={icon} isLoading={isRetrying} onClick={retry}>
      {t('tryAgain')}
    </Button>
  );
}

interface LoadErrorProps extends RetryButtonProps {
  /** Why the query has failed. */
  text: string;
  /** Replaces it during a retry. */
  loadingText: string;
  /** Whether the failure is announced elsewhere. A retry never is. */
  isQuiet?: boolean | undefined;
}

/** A failed query, with 'Try again': that button loads while the query refetches, and preserves the focus when it is removed. */
export function LoadError({ text, loadingText, isQuiet = false, ...button }: LoadErrorProps) {
  const { isRetrying } = button;
  return <InlineError isQuiet={isQuiet || isRetrying} text={isRetrying ? loadingText : text} actions={<RetryButton {...button} />} />;
}
