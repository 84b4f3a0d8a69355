interface ScriptPolicy {
  /** In truth a TrustedScriptURL, which the DOM library does not know yet; `new Worker` takes it where it takes a string. */
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Must be the name the content security policy lists under `trusted-types`. */
const policyName = 'my-food-receipt';
let trusted: string | undefined;

/** Null where the content security policy does not list it: the receipt is then made without a worker. */
function createPolicy(trustedTypes: TrustedTypes): ScriptPolicy | null {
  try {
    return trustedTypes.createPolicy(policyName, {
      createScriptURL: (requested) => {
        if (requested !== trusted) throw new TypeError('Not a script of the receipt');
        return requested;
      },
    });
  } catch {
    return null;
  }
}

// With the start of the application (app.tsx) and not on first use: the name is free once, and whoever takes it first makes its rules.
// The first view is rendered without a window.
const policy = typeof window === 'undefined' || window.trustedTypes === undefined ? undefined : createPolicy(window.trustedTypes);

/**
 * The address of a script of ours in the form `new Worker` accepts under Trusted Types. The policy lets this one address
 * pass and no other. Throws where the content security policy does not list it.
 */
export function trustScript(address: string): string {
  if (policy === undefined) return address;
  if (policy === null) throw new TypeError(`The policy ${policyName} is not allowed`);
  trusted ??= address;
  return policy.createScriptURL(address);
}
