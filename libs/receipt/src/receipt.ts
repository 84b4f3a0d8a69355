/** A dish of a receipt. `price` is the text of its amount. */
export interface ReceiptRow {
  name: string;
  quantity: number;
  price: string;
}

/** What a receipt says: date and amounts are the texts the screen shows, and every text is printed literally. */
export interface Receipt {
  orderId: number;
  date: string;
  rows: readonly ReceiptRow[];
  subtotal: string;
  tax: string;
  total: string;
}

/** The colours of a receipt, as hexadecimal CSS colours. */
export interface ReceiptColors {
  accent: string;
  highlight: string;
  paper: string;
  sunken: string;
  line: string;
  ink: string;
  muted: string;
}
