/** Whether this build brings its in-browser backend. */
export const hasMockBackend: boolean = import.meta.env.VITE_MOCK_BACKEND === 'on';
