import { SettingError } from '../../../tools/build/setting-error.ts';

/** The origins of the addresses in a setting, separated by commas or spaces. Throws a sentence when one is no address of a server. */
export function parseOrigins(name: string, text: string): string[] {
  return text
    .split(/[\s,]+/)
    .filter((url) => url !== '')
    .map((url) => {
      // `localhost:8000` is a URL too, of the protocol `localhost`.
      if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
        throw new SettingError(`${name}: '${url}' is no address such as https://api.example.com.`);
      return new URL(url).origin;
    });
}

/** Whether the in-browser backend is the server. VITE_MOCKS is a setting of builds: in development, VITE_API_URL alone decides. */
export const hasMockBackend = (command: 'build' | 'serve', env: Readonly<Record<string, string | undefined>>): boolean =>
  command === 'build' ? env['VITE_MOCKS'] === 'on' : !env['VITE_API_URL'];
