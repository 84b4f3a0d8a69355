/** The URL, or null if it is not valid beyond this document (`data:`, `blob:`), or was tampered with. */
export const toHttpUrl = (url: string | null): string | null => (url !== null && /^https?:\/\//i.test(url) ? url : null);
