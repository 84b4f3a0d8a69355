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
let policy: ScriptPolicy | undefined;

/**
 * The address of a script of ours in the form `new Worker` accepts under Trusted Types. The policy lets this one address
 * pass and no other. Throws where the content security policy does not list it.
 */
export function trustScript(address: string): string {
  if (window.trustedTypes === undefined) return address;
  policy ??= window.trustedTypes.createPolicy(policyName, {
    createScriptURL: (requested) => {
      if (requested !== address) throw new TypeError('Not a script of the receipt');
      return requested;
    },
  });
  return policy.createScriptURL(address);
}
