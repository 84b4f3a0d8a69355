/** Stands in for js-md5, which pdfkit uses for a document's identifier alone: any sixteen bytes of its own will do. */
export default { arrayBuffer: (): ArrayBuffer => crypto.getRandomValues(new Uint8Array(16)).buffer };
