/** Spreadsheets and multipart bodies have every line break as CRLF, text areas as LF. */
export const normalizeLineBreaks = (text: string): string => text.replaceAll('\r\n', '\n');
