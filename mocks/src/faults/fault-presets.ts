/** Fault directives by name, for `?mock=`, the mock panel, stories and tests. */
export const faultPresets = {
  /** Every response is delayed. */
  slowServer: '*:slow:1500',
  serverError: '*:500',
  /** The error page of a gateway whose server is down. */
  badGateway: '*:html:502',
  connectionDropped: '*:drop',
  noResponse: '*:silent',
  malformedMenu: 'listFoods:malformed,listCategories:malformed',
  wrongShapeMenu: 'listFoods:shape,listCategories:shape',
  orderRejected: 'placeOrder:400',
  /** The order is stored, but its response is lost. */
  orderResponseLost: 'placeOrder:lost@1',
  /** The access token expires once and is renewed. */
  accessExpired: 'readProfile:expired@1,listOrders:expired@1',
  /** The access token is expired and its renewal is rejected. */
  sessionRevoked: 'readProfile:expired,renewAccess:revoked',
  rateLimited: 'logIn:429,register:429,placeOrder:429',
} as const satisfies Record<string, string>;

export const isFaultPresetName = (name: string): name is keyof typeof faultPresets => Object.hasOwn(faultPresets, name);
