import { useElementScrollRestoration } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { scrollKey } from '../navigation/history-state.ts';

interface LoadingListProps {
  ref?: Ref<HTMLDivElement>;
  className: string;
  children: ReactNode;
}

/** The skeletons of a list, hidden from screen readers. The router restores a scroll position once: they are as high as it needs. */
export function LoadingList({ ref, className, children }: LoadingListProps) {
  const position = useElementScrollRestoration({ getElement: () => window, getKey: scrollKey });
  return (
    <div ref={ref} aria-hidden className={className} style={{ minBlockSize: position && position.scrollY + window.innerHeight }}>
      {children}
    </div>
  );
}
