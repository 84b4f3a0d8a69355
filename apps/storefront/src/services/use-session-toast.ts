import { useState } from 'react';
import type { Message } from '../i18n/message.ts';
import { trackSession } from '../session/track-session.ts';
import { useServices } from './services.tsx';

/**
 * Shows a toast about an authenticated call of this page, unless its session has ended: the login page is already shown
 * (Behaviour '401 and refresh'), or a page of the next user.
 */
export function useSessionToast(): (message: Message) => void {
  const { toaster } = useServices();
  const [isSameSession] = useState(trackSession);
  return (message) => {
    if (isSameSession()) toaster.show(message);
  };
}
