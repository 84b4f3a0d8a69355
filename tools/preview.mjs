// npm run preview: the production build beside the mock HTTP server, on one origin, with the headers a good host sends.
import { fileURLToPath } from 'node:url';
import { runMockServer } from './api.mjs';

await runMockServer({ staticRoot: fileURLToPath(new URL('../dist/apps/storefront', import.meta.url)), port: 4173 });
