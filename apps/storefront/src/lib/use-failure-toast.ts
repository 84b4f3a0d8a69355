import type { Message } from '../copy/messages.ts';
import { useServices } from '../services.tsx';

/** Tells of a signed-in call that failed. A session lost on its way speaks for itself: the login is already there (Behaviour '401 and refresh'). */
export function useFailureToast(): (message: Message) => void {
  const { sessionActor, toaster } = useServices();
  return (message) => {
    if (sessionActor.getSnapshot().context.session !== null) toaster.show(message);
  };
}
