/** Somebody the in-browser backend knows, offered on the login screen. */
export interface SampleAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}
