import { readAgain } from '../../lib/read-failure.ts';

/** The lists of the admin are read anew on entry (READINGS 'Orders and lists'). */
export const readOnEntry = { ...readAgain, refetchOnMount: 'always' } as const;
