import { parseFaultEffect } from './fault-syntax.ts';
import type { Fault } from './faults.ts';
import { isOperationId, operations } from '../contract/operations.ts';
import { isScenarioName, type ScenarioName } from '../data/scenarios.ts';
import { isFaultPresetName, faultPresets } from './fault-presets.ts';

/** The parsed directives of `?mock=`. */
export interface MockDirectives {
  /** Clears the faults and seeds the default scenario before anything else. */
  isReset: boolean;
  opensPanel: boolean;
  /** Seeds this scenario again. */
  scenario: ScenarioName | null;
  /** 'expired' revokes every access token; 'revoked' every token. */
  tokens: 'expired' | 'revoked' | null;
  /** Fault directives, in order. */
  faults: string[];
  /** Invalid directives. */
  unknown: string[];
}

const inOrder = ([first, last]: readonly [number, number]): boolean => first >= 1 && first <= last;

/** `@2` the second call, `@2-4` the second to the fourth, `@2-` the second and all later ones. */
function parseOccurrence(text: string): Pick<Fault, 'skip' | 'times'> | null {
  const match = /^(\d{1,4})(-(\d{0,4}))?$/.exec(text);
  if (!match) return null;
  const first = Number(match[1]);
  const last = match[2] === undefined ? first : match[3] === '' ? Infinity : Number(match[3]);
  if (!inOrder([first, last])) return null;
  return { skip: first - 1, ...(last === Infinity ? {} : { times: last - first + 1 }) };
}

/** Parses one fault directive, `placeOrder:500@2`; null when it is invalid. `*` is every call. */
export function parseFault(text: string): Fault | null {
  const match = /^([\w*]+):([^@]+)(?:@(.*))?$/.exec(text);
  const target = match?.[1] ?? '';
  if (target !== '*' && !isOperationId(target)) return null;
  const effect = parseFaultEffect(match?.[2] ?? '', target);
  const occurrence = match?.[3] === undefined ? {} : parseOccurrence(match[3]);
  return effect && occurrence && { ...(target === '*' ? { path: '*' } : operations[target]), ...effect, ...occurrence };
}

/** The fault directives of a preset. */
export const faultsOfPreset = (name: keyof typeof faultPresets): string[] => faultPresets[name].split(',');

/**
 * Parses the value of `?mock=`, a comma-separated list of directives:
 * `reset` · `panel` · `scenario:fourDishes` · `preset:orderResponseLost` · `tokens:expired` · `tokens:revoked` ·
 * `<operationId or *>:<fault>[@<occurrence>]`.
 * A fault is a status (`500`, `204`) or `slow:2000`, `silent`, `drop`, `lost`, `malformed`, `shape`, `html:502`, `redirect:303`, `expired`, `revoked`.
 * Directives are deterministic. Occurrences are counted from the page load.
 */
export function parseMockDirectives(text: string): MockDirectives {
  const directives: MockDirectives = { isReset: false, opensPanel: false, scenario: null, tokens: null, faults: [], unknown: [] };
  for (const item of text.split(',').map((part) => part.trim())) {
    const [word = '', name = ''] = item.split(/:(.*)/s);
    if (item === 'reset') directives.isReset = true;
    else if (item === 'panel') directives.opensPanel = true;
    else if (word === 'scenario' && isScenarioName(name)) directives.scenario = name;
    else if (word === 'preset' && isFaultPresetName(name)) directives.faults.push(...faultsOfPreset(name));
    else if (word === 'tokens' && (name === 'expired' || name === 'revoked')) directives.tokens = name;
    else if (parseFault(item)) directives.faults.push(item);
    else if (item !== '') directives.unknown.push(item);
  }
  return directives;
}

/** Splits a URL into its `?mock=` value (null: none) and the URL without it. */
export function extractMockDirectives(href: string): { link: string | null; rest: string } {
  const url = new URL(href);
  if (!url.searchParams.has('mock')) return { link: null, rest: href };
  const link = url.searchParams.getAll('mock').join(',');
  url.searchParams.delete('mock');
  return { link, rest: url.href };
}
