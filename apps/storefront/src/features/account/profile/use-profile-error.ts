import { ApiError } from '@my-food/api';
import { profileLoadError } from '../../../i18n/messages.ts';
import { useQueryError } from '../../../queries/use-query-error.ts';
import { useSessionToast } from '../../../services/use-session-toast.ts';
import { useServices } from '../../../services/services.tsx';

/** Shows why the profile could not be read (Spec §8), once per failed read while mounted. */
export function useProfileError({ isEnabled = true } = {}): void {
  const { queries } = useServices();
  const showToast = useSessionToast();
  useQueryError(queries.profile().queryKey, (error) => {
    if (isEnabled) showToast(profileLoadError(error instanceof ApiError ? error.serverMessage : null));
  });
}
