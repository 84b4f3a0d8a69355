/** The folders of the storefront. Each imports only from those after it. */
export const layers = [
  'prerender',
  'app',
  'features',
  'service-worker',
  'layout',
  'lists',
  'forms',
  'services',
  'catalogue',
  'ordering',
  'session',
  'notifications',
  'queries',
  'i18n',
  'navigation',
  'platform',
];
