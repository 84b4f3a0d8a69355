import { fileURLToPath } from 'node:url';

/** Stubs for dependencies of @mswjs/data and msw that this mock never calls: 175 kB (gzip) less in the mock chunk. */
export const mockStubAliases = ['graphql', 'date-fns', 'lodash', 'tldts'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`stubs/${name}.ts`, import.meta.url)),
}));
