import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerUrl } from './trusted-script.ts';

type Rules = { createScriptURL(url: string): string };

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function trustScriptWith(trustedTypes: unknown) {
  vi.stubGlobal('window', { trustedTypes });
  return (await import('./trusted-script.ts')).trustScript;
}

describe('trustScript', () => {
  it('returns the URL unchanged without Trusted Types', async () => {
    expect((await trustScriptWith(undefined))('/worker.js')).toBe('/worker.js');
  });

  it('creates the policy on import', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
    await trustScriptWith({ createPolicy });
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['my-food']);
  });

  it('creates one policy, which allows the service worker and one other URL', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
    const trustScript = await trustScriptWith({ createPolicy });
    for (const url of ['/worker.js', workerUrl, '/worker.js']) expect(trustScript(url)).toBe(url);
    expect(() => trustScript('https://elsewhere.test/worker.js')).toThrow(TypeError);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['my-food']);
  });

  it('throws if the content security policy does not allow the policy', async () => {
    const createPolicy = () => {
      throw new TypeError('Policy disallowed');
    };
    const trustScript = await trustScriptWith({ createPolicy });
    expect(() => trustScript('/worker.js')).toThrow(TypeError);
  });
});
