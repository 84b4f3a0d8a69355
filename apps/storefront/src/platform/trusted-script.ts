interface ScriptPolicy {
  /** Returns a TrustedScriptURL, which TypeScript's DOM library lacks; `new Worker` and `register` accept it like a string. */
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

/** The policy that the content security policy allows. */
export const policyName = 'my-food';
/** The service worker, relative to the page. */
export const workerUrl = './sw.js';
/** The worker of the receipt. Its name contains a hash, so the first URL is trusted. */
let trustedUrl: string | undefined;

/** Null if the content security policy does not allow it; the receipt is then created without a worker, and no service worker is registered. */
function createPolicy(trustedTypes: TrustedTypes): ScriptPolicy | null {
  try {
    return trustedTypes.createPolicy(policyName, {
      createScriptURL: (url) => {
        if (url !== trustedUrl && url !== workerUrl) throw new TypeError(url);
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
 * Makes the URL of our own script acceptable to `new Worker` and to `register` under Trusted Types. The policy allows the service worker and one other
 * URL. Throws if the content security policy does not allow the policy.
 */
export function trustScript(url: string): string {
  if (policy === undefined) return url;
  if (policy === null) throw new TypeError(policyName);
  if (url !== workerUrl) trustedUrl ??= url;
  return policy.createScriptURL(url);
}
