/** Without what spreadsheets and multipart bodies change in whitespace: they send every line break as CRLF. */
export const normalizeLineBreaks = (text: string): string => text.replaceAll('\r\n', '\n').trim();
