interface ScriptPolicy {
  /** Returns a TrustedScriptURL, which TypeScript's DOM library lacks; `new Worker` accepts it like a string. */
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Must match `trusted-types` in the content security policy. */
const policyName = 'my-food-receipt';
let trustedUrl: string | undefined;

/** Null if the content security policy does not allow it; the receipt is then created without a worker. */
function createPolicy(trustedTypes: TrustedTypes): ScriptPolicy | null {
  try {
    return trustedTypes.createPolicy(policyName, {
      createScriptURL: (url) => {
        if (url !== trustedUrl) throw new TypeError('Not a script of the receipt');
        return url;
      },
    });
  } catch {
    return null;
  }
}

// Created when the application loads (app.tsx), not on first use: a policy name can be claimed only once, by the first script.
// Prerendering has no window.
const policy = typeof window === 'undefined' || window.trustedTypes === undefined ? undefined : createPolicy(window.trustedTypes);

/**
 * Makes the URL of our own script acceptable to `new Worker` under Trusted Types. The policy allows this one URL only. Throws if the content security
 * policy does not allow the policy.
 */
export function trustScript(url: string): string {
  if (policy === undefined) return url;
  if (policy === null) throw new TypeError(`The policy ${policyName} is not allowed`);
  trustedUrl ??= url;
  return policy.createScriptURL(url);
}
