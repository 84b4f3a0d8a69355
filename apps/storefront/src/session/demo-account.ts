/** An account of the mock backend, offered on the login page. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}
