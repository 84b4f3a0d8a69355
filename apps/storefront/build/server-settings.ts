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

/** The origin of VITE_API_URL; none without it. Throws a sentence for what no path of a call can follow: several addresses, a query, /api. */
export function parseServer(text: string): string[] {
  const origins = parseOrigins('VITE_API_URL', text);
  if (origins.length > 1 || /[?#]|\/\/[^/]*@|\/\/.*\/api\/*$/.test(text.trim()))
    throw new SettingError(`VITE_API_URL: '${text}' is not the address of one server, without /api, such as https://api.example.com.`);
  return origins;
}

/**
 * Whether the in-browser backend is the server. VITE_MOCKS is a setting of builds: in development, VITE_API_URL alone decides. Throws a sentence
 * for another value than `on` and `off`.
 */
export function hasMockBackend(command: 'build' | 'serve', env: Readonly<Record<string, string | undefined>>): boolean {
  const mocks = env['VITE_MOCKS'] || 'off';
  if (mocks !== 'on' && mocks !== 'off') throw new SettingError(`VITE_MOCKS: '${mocks}' is neither 'on' nor 'off'.`);
  return command === 'build' ? mocks === 'on' : !env['VITE_API_URL'];
}
