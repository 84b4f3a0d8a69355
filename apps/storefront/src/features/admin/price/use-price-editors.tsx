import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { errorMessage } from '../../../i18n/message.ts';
import { messages } from '../../../i18n/messages.ts';
import { translator } from '../../../i18n/translator.ts';
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
      onRemoved: (typed) => services.toaster.show(errorMessage(translator(services.language.current(), admin)('priceOfRemoved', typed))),
    }),
  );
  useEffect(() => editors.leaveAll, [editors]);
  return (
    <PriceEditorsContext value={editors}>
      {children}
      <UnsavedGuard isUnsaved={editors.isUnsaved} onNavigate={editors.leaveFields} />
    </PriceEditorsContext>
  );
}

/** The editors, and the status of one. Renders only when that changes. */
export function usePriceEditor(id: number): { editors: PriceEditors; status: PriceStatus } {
  const editors = useContext(PriceEditorsContext);
  if (!editors) throw new Error('There is no PriceEditorsProvider.');
  return { editors, status: useSyncExternalStore(editors.subscribe, () => editors.statusOf(id)) };
}
