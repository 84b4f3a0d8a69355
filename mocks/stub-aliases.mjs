// Stubs for dependencies of @mswjs/data and msw that this mock never calls: 175 kB (gzip) less in the mock chunk.
const stubPath = (f) => new URL(`./stubs/${f}.ts`, import.meta.url).pathname;
export const mockStubAliases = [
  { find: /^graphql$/, replacement: stubPath('graphql') },
  { find: /^date-fns$/, replacement: stubPath('date-fns') },
  { find: /^lodash$/, replacement: stubPath('lodash') },
  { find: /^tldts$/, replacement: stubPath('tldts') },
];
