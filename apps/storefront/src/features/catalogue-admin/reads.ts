import { mayReadUnasked } from '../../lib/read-failure.ts';

/** The lists of the admin are read anew on entry (READINGS 'Orders and lists'). */
export const readOnEntry = { refetchOnMount: 'always', refetchOnWindowFocus: mayReadUnasked, refetchOnReconnect: mayReadUnasked } as const;
