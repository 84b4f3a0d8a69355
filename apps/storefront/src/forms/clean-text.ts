/** The marks that come with a text from contacts or messengers. Not the joiners of Bengali letters. */
const invisibleMarks = /[^\P{Cf}\u200c\u200d]/gu;

/** Trims a typed text and removes invisible marks. */
export const cleanText = (text: string): string => text.replace(invisibleMarks, '').trim();
