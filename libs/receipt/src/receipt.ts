/** One dish of a receipt. Quantity and amounts are formatted text. */
export interface ReceiptRow {
  name: string;
  quantity: string;
  /** The amount of the row: the unit price times the quantity. */
  price: string;
  /** Shown below the name; null when it is the row's amount. */
  unitPrice: string | null;
}

/** Content of a receipt. Numbers, date and amounts are formatted as on the screen; all texts are rendered literally. */
export interface Receipt {
  texts: ReceiptTexts;
  orderId: string;
  date: string;
  rows: readonly ReceiptRow[];
  subtotal: string;
  tax: string;
  total: string;
}

/** The texts of receipts in one language. The placeholders in braces are filled in. */
export interface ReceiptTexts {
  /** BCP 47. */
  language: string;
  shop: string;
  /** Below the thanks; empty: none. */
  contact: string;
  heading: string;
  thanks: string;
  /** The title of the document: `Receipt for order {id}`. */
  title: string;
  /** `Page {page} of {count}`. */
  page: string;
  /** `Order ID: {id}`. */
  id: string;
  /** `Date: {date}`. */
  date: string;
  status: string;
  food: string;
  quantity: string;
  price: string;
  /** `each {price}`. */
  unitPrice: string;
  subtotal: string;
  tax: string;
  total: string;
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
