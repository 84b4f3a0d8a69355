/** An id that no other tab creates. `crypto.randomUUID` is missing on insecure pages. */
export const createRandomId = () => `${String(Date.now())} ${String(Math.random())}`;
