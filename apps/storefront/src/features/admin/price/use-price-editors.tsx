import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { errorMessage } from '../../../i18n/message.ts';
import { messages } from '../../../i18n/messages.ts';
import { translator } from '../../../i18n/translator.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useServices, type Services } from '../../../services/services.tsx';
import { createPriceEditors, type PriceEditors, type PriceStatus, type TypedPrice } from './price-editors.ts';

/** The editors of each application: a test creates several. */
const editorsByServices = new WeakMap<Services, PriceEditors>();

const PriceEditorsContext = createContext<PriceEditors | null>(null);

/** Provides the open price editors, and asks before leaving the page would lose a typed price. */
export function PriceEditorsProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const t = useTexts(admin);
  const [editors] = useState(() => {
    const { toaster, language } = services;
    const tell = (text: 'priceOfHidden' | 'priceOfRemoved') => (typed: TypedPrice) =>
      toaster.show(errorMessage(translator(language.current(), admin)(text, typed)));
    const known =
      editorsByServices.get(services) ??
      createPriceEditors(services, {
        onSaved: () => toaster.show(messages.foodUpdated),
        onFailed: () => toaster.show(messages.foodUpdateFailed),
        onHidden: tell('priceOfHidden'),
        onRemoved: tell('priceOfRemoved'),
      });
    editorsByServices.set(services, known);
    return known;
  });
  // Discarded on unmount: another guard of the page may still ask.
  const isDiscarded = useRef(false);
  useEffect(
    () => () => {
      if (isDiscarded.current) editors.discard();
    },
    [editors],
  );
  return (
    <PriceEditorsContext value={editors}>
      {children}
      <UnsavedGuard
        isUnsaved={editors.isUnsaved}
        onNavigate={() => {
          isDiscarded.current = false;
          editors.leaveFields();
        }}
        onDiscard={() => (isDiscarded.current = true)}
        texts={() => ({ text: t('pricesUnsaved', { prices: formatPrices(editors.unsaved()) }) })}
      />
    </PriceEditorsContext>
  );
}

/** 'Dal: 150, Naan: 45' */
const formatPrices = (prices: readonly TypedPrice[]) => prices.map(({ name, price }) => `${name}: ${price}`).join(', ');

/** The editors, and the status of one. Renders only when that changes. */
export function usePriceEditor(id: number): { editors: PriceEditors; status: PriceStatus } {
  const editors = useContext(PriceEditorsContext);
  if (!editors) throw new Error('There is no PriceEditorsProvider.');
  return { editors, status: useSyncExternalStore(editors.subscribe, () => editors.statusOf(id)) };
}
