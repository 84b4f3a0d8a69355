import { Button, type ButtonProps } from '@my-food/ui';
import { useRef } from 'react';
import { mainHeading } from '../lib/main-heading.ts';
import { useFocusSuccessor } from '../lib/use-focus-successor.ts';
import type { Retry } from '../lib/use-retry.ts';

interface RetryButtonProps extends Retry, Pick<ButtonProps, 'icon' | 'size'> {
  /** Finds what takes the focus when the read has succeeded and the button goes; the heading of the screen by default. */
  successor?: () => HTMLElement | null;
}

/** 'Try again' of a failed read: busy while it is read, and the focus never falls out of the page. */
export function RetryButton({ isRetrying, retry, successor = mainHeading, icon, size }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(button, successor);
  return (
    <Button ref={button} variant="quiet" size={size} icon={icon} isLoading={isRetrying} onClick={retry}>
      Try again
    </Button>
  );
}
