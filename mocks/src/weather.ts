/** Weather by name: faults in the words of a `?mock=` link. For links, the panel, stories and tests alike. */
export const weather = {
  /** Every answer takes its time. */
  slowKitchen: '*:slow:1500',
  closedKitchen: '*:500',
  /** What a gateway says when the server behind it is down. */
  gatewayPages: '*:html:502',
  brokenLine: '*:drop',
  silentLine: '*:silent',
  garbledMenu: 'listFoods:malformed,listCategories:malformed',
  strangeMenu: 'listFoods:shape,listCategories:shape',
  refusedOrders: 'placeOrder:400',
  /** The order is stored, and its answer never arrives. */
  lostOrder: 'placeOrder:lost@1',
  /** One renewal is needed, once. */
  staleSession: 'readProfile:expired@1,listOrders:expired@1',
  /** The profile is refused, and so is the renewal. */
  endedSession: 'readProfile:expired,renewAccess:revoked',
  crowdedCounter: 'logIn:429,register:429,placeOrder:429',
} as const satisfies Record<string, string>;

export type WeatherName = keyof typeof weather;

export const isWeatherName = (name: string): name is WeatherName => Object.hasOwn(weather, name);
