export interface Engines {
  chromium: string | undefined;
  floor: string | undefined;
  firefox: string | undefined;
  webkit: { driver: string; display: string } | undefined;
}
export function findEngines(env?: Record<string, string | undefined>): Engines;
export function installEngines(npm: (...args: string[]) => boolean, wanted: readonly string[]): Promise<void>;
