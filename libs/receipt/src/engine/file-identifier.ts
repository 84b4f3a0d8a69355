/** Replaces js-md5. pdfkit uses it only for the document identifier, for which sixteen random bytes are enough. */
export default { arrayBuffer: (): ArrayBuffer => crypto.getRandomValues(new Uint8Array(16)).buffer };
