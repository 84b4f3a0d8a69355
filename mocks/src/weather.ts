/** Fault directives by name, for `?mock=`, the mock panel, stories and tests. */
export const weather = {
  /** Every response is delayed. */
  slowKitchen: '*:slow:1500',
  closedKitchen: '*:500',
  /** The error page of a gateway whose server is down. */
  gatewayPages: '*:html:502',
  brokenLine: '*:drop',
  silentLine: '*:silent',
  garbledMenu: 'listFoods:malformed,listCategories:malformed',
  strangeMenu: 'listFoods:shape,listCategories:shape',
  refusedOrders: 'placeOrder:400',
  /** The order is stored, but its response is lost. */
  lostOrder: 'placeOrder:lost@1',
  /** The access token expires once and is renewed. */
  staleSession: 'readProfile:expired@1,listOrders:expired@1',
  /** The access token is expired and its renewal is rejected. */
  endedSession: 'readProfile:expired,renewAccess:revoked',
  crowdedCounter: 'logIn:429,register:429,placeOrder:429',
} as const satisfies Record<string, string>;

export type WeatherName = keyof typeof weather;

export const isWeatherName = (name: string): name is WeatherName => Object.hasOwn(weather, name);
