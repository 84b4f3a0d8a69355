import { ToastRegion, useExpiry, type ToastEntry, type ToastListProps } from '@my-food/ui';
import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { layout } from '../i18n/en/layout.ts';
import { useLocale, useTexts } from '../i18n/use-texts.ts';
import { singleStep, runWhenIdle } from '../platform/idle-callback.ts';
import { loadChunk } from '../platform/load-chunk.ts';
import { mainHeading } from '../platform/main-heading.ts';
import { sendReport } from '../platform/reporting/report.ts';
import type { Toaster } from './toaster.ts';
import { overPage } from './toasts-fallback.css.ts';
import { ToastsFallback } from './toasts-fallback.tsx';

interface ToastsProps {
  toaster: Toaster;
}

const focusHeading = () => mainHeading()?.focus({ preventScroll: true });
const reportError = (error: unknown) => sendReport(error, 'A part of the page failed.');

/** The toasts outside the routes, with an error boundary of their own; React logs the error. */
export function Toasts({ toaster }: ToastsProps) {
  return (
    <CatchBoundary getResetKey={() => toaster} errorComponent={ToastsFallback} onCatch={reportError}>
      <LiveToasts toaster={toaster} />
    </CatchBoundary>
  );
}

/** The live region and its toasts. Their list is loaded when idle, or with the first toast: until then no toast is rendered and no timer runs. */
function LiveToasts({ toaster }: ToastsProps) {
  const t = useTexts(layout);
  const { toasts: translated } = useLocale().catalogue;
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.current).map(({ key, ...toast }) => ({
    ...toast,
    text: (key && translated?.[key]) ?? toast.text,
  }));
  const [LoadedList, setLoadedList] = useState<ComponentType<ToastListProps> | null>(null);
  const isNeeded = toasts.length > 0 && LoadedList === null;
  useEffect(() => {
    const load = async () => {
      const { ToastList } = await loadChunk(() => import('./lazy-toast-list.ts'));
      setLoadedList(() => ToastList);
    };
    if (isNeeded) load().catch(() => setLoadedList(() => PlainToasts));
    else if (LoadedList === null) return runWhenIdle(singleStep(() => load().catch(() => undefined)));
  }, [isNeeded, LoadedList]);
  return (
    <ToastRegion label={t('notifications')}>
      {LoadedList && (
        <LoadedList toasts={toasts} closeLabel={t('closeNotification')} onExpire={toaster.expire} onFocusLost={focusHeading} />
      )}
    </ToastRegion>
  );
}

/** The fallback if the list could not be loaded: the texts alone. */
function PlainToasts({ toasts, onExpire }: ToastListProps) {
  return (
    toasts.length > 0 && (
      <div className={overPage}>
        {toasts.map((toast) => (
          <PlainToast key={toast.id} {...toast} onExpire={onExpire} />
        ))}
      </div>
    )
  );
}

function PlainToast({ id, text, durationMs, onExpire }: ToastEntry & Pick<ToastListProps, 'onExpire'>) {
  useExpiry(durationMs, false, () => onExpire(id));
  return <p dir="auto">{text}</p>;
}
