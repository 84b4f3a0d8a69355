import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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

  it('creates one policy, which allows one URL only', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
    const trustScript = await trustScriptWith({ createPolicy });
    expect(trustScript('/worker.js')).toBe('/worker.js');
    expect(trustScript('/worker.js')).toBe('/worker.js');
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
