/** Letters that are written from right to left, marks that change the direction of what follows them, and what comes after the common punctuation. */
const mayTurn = /[\u0590-\u08ff\u200f\u202a-\uffff]/;
const directionalMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A user's text for a string with other texts, which it must not turn (Faults §2). Without its own marks it cannot end the isolation. Texts in Latin and
 * Bengali letters stay as they are.
 */
export const isolate = (text: string): string => (mayTurn.test(text) ? `\u2068${text.replace(directionalMarks, '')}\u2069` : text);
