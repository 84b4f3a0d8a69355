import { createFallbackStorage, type FallbackStorage } from './fallback-storage.ts';

/** Session storage that never throws: what one tab remembers beyond a reload. */
export const sessionFallbackStorage: FallbackStorage = createFallbackStorage(() => window.sessionStorage, 'Session');
