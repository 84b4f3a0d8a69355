/** One dish of a receipt. Amounts are formatted text. */
export interface ReceiptRow {
  name: string;
  quantity: number;
  /** The amount of the row: the unit price times the quantity. */
  price: string;
  /** Shown below the name; null when it is the row's amount. */
  unitPrice: string | null;
}

/** Content of a receipt. Date and amounts are formatted as on the screen; all texts are rendered literally. */
export interface Receipt {
  orderId: number;
  date: string;
  rows: readonly ReceiptRow[];
  subtotal: string;
  tax: string;
  total: string;
}

/** The shop's texts on a receipt, rendered literally. */
export interface ReceiptTexts {
  shop: string;
  /** Below the thanks; empty: none. */
  contact: string;
  heading: string;
  thanks: string;
}

/** The same on every receipt of a shop. */
export interface ReceiptDesign {
  colors: ReceiptColors;
  texts: ReceiptTexts;
}

/** Colours of a receipt, as hexadecimal CSS colours. */
export interface ReceiptColors {
  accent: string;
  paper: string;
  sunken: string;
  line: string;
  ink: string;
  muted: string;
  mark: MarkColors;
}

/** The colours of the shop's mark: a plate, its three parts clockwise from the top, and the bowl in its middle. */
export interface MarkColors {
  plate: string;
  rim: string;
  first: string;
  second: string;
  third: string;
  bowl: string;
}
