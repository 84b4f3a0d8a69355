// The settings of a build (docs/variables.md). Runs before anything is installed: no packages, no TypeScript.
export const buildSettings = ['VITE_API_URL', 'VITE_MEDIA_ORIGINS', 'VITE_MOCKS', 'VITE_REPORT_DSN', 'VITE_SHOP_CONFIG'];

/**
 * The environment of what runs in a browser, which is built for the backend of this repository: with the developer's own settings it would send its
 * writes to their server. Vite reads an empty variable before .env.local, and Nx would not.
 */
export const withoutSettings = { ...Object.fromEntries(buildSettings.map((name) => [name, ''])), NX_LOAD_DOT_ENV_FILES: 'false' };
