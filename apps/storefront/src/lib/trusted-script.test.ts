import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Rules = { createScriptURL(address: string): string };

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
  it('answers the address itself where there are no Trusted Types', async () => {
    expect((await trustScriptWith(undefined))('/worker.js')).toBe('/worker.js');
  });

  it('makes the policy at the start, before anybody needs it', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
    await trustScriptWith({ createPolicy });
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['my-food-receipt']);
  });

  it('makes one policy, which lets the one address pass and no other', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
    const trustScript = await trustScriptWith({ createPolicy });
    expect(trustScript('/worker.js')).toBe('/worker.js');
    expect(trustScript('/worker.js')).toBe('/worker.js');
    expect(() => trustScript('https://elsewhere.test/worker.js')).toThrow(TypeError);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['my-food-receipt']);
  });

  it('throws where the content security policy does not allow the policy', async () => {
    const createPolicy = () => {
      throw new TypeError('Policy disallowed');
    };
    const trustScript = await trustScriptWith({ createPolicy });
    expect(() => trustScript('/worker.js')).toThrow(TypeError);
  });
});
