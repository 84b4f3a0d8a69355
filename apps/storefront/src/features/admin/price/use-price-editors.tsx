import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useFailureToast } from '../../../services/use-failure-toast.ts';
import { useServices } from '../../../services/services.tsx';
import { createPriceEditors, type PriceEditors, type PriceStatus } from './price-editors.ts';

const PriceEditorsContext = createContext<PriceEditors | null>(null);

/** Holds the open price editors of a list, and asks before leaving the page would lose a typed price. */
export function PriceEditorsProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const showFailureToast = useFailureToast();
  const [editors] = useState(() =>
    createPriceEditors(services, {
      onSaved: () => services.toaster.show(messages.foodUpdated),
      onFailed: () => showFailureToast(messages.foodUpdateFailed),
    }),
  );
  useEffect(() => editors.leaveAll, [editors]);
  return (
    <PriceEditorsContext value={editors}>
      {children}
      <UnsavedGuard isUnsaved={editors.isUnsaved} onDiscard={discardNothing} />
    </PriceEditorsContext>
  );
}

/** Prices are not stored as drafts. */
const discardNothing = () => undefined;

/** The editors, and the status of one. Renders only when that changes. */
export function usePriceEditor(id: number): { editors: PriceEditors; status: PriceStatus } {
  const editors = useContext(PriceEditorsContext);
  if (!editors) throw new Error('usePriceEditor must be used within a PriceEditorsProvider.');
  return { editors, status: useSyncExternalStore(editors.subscribe, () => editors.statusOf(id)) };
}
