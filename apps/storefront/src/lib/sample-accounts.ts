/** An account of the mock backend, offered on the login page. */
export interface SampleAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}
