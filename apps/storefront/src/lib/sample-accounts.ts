/** Somebody the in-browser backend knows, offered on the login screen. */
export interface SampleAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

let known: readonly SampleAccount[] = [];

/** Called once, before the first screen, and only where the app brings its own backend. */
export function setSampleAccounts(accounts: readonly SampleAccount[]): void {
  known = accounts;
}

/** Nobody, unless the app runs on its own backend. */
export const sampleAccounts = (): readonly SampleAccount[] => known;
