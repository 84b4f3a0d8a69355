import { SettingError } from '../../../tools/build/setting-error.ts';

/**
 * The address for the reports of a DSN (`https://key@host/path/project`), or '' without a DSN. The key is public: it allows to send, not to
 * read. Throws a sentence when it is no DSN.
 */
export function reportEndpoint(dsn: string): string {
  if (dsn === '') return '';
  const { protocol, username, host, pathname } = URL.canParse(dsn) ? new URL(dsn) : { protocol: '', username: '', host: '', pathname: '' };
  const [, path, project] = /^(\/|\/.*\/)(\w+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || username === '' || path === undefined || project === undefined)
    throw new SettingError('VITE_REPORT_DSN is not a DSN such as https://key@errors.example/1.');
  return `${protocol}//${host}${path}api/${project}/envelope/?sentry_key=${username}&sentry_version=7`;
}
