import type { Message } from '../i18n/message.ts';
import { useServices } from './services.tsx';

/** Shows a toast for a failed authenticated call, unless the session has expired: the login page is already shown (Behaviour '401 and refresh'). */
export function useFailureToast(): (message: Message) => void {
  const { sessionActor, toaster } = useServices();
  return (message) => {
    if (sessionActor.getSnapshot().context.session !== null) toaster.show(message);
  };
}
