/** Whether this build brings its in-browser backend: in development without a server of one's own, and in the demo build. Known at build time. */
export const hasMockBackend: boolean = import.meta.env.VITE_MOCKS === 'on' || (import.meta.env.DEV && !import.meta.env.VITE_API_URL);
