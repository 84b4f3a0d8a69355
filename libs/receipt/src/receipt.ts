/** One dish of a receipt. `price` is formatted text. */
export interface ReceiptRow {
  name: string;
  quantity: number;
  price: string;
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
  highlight: string;
  paper: string;
  sunken: string;
  line: string;
  ink: string;
  muted: string;
}
