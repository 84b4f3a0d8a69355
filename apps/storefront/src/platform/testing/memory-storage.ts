/** A `Storage` over `rows`, for tests in Node. */
export function createMemoryStorage(rows = new Map<string, string>()): Storage {
  return {
    get length() {
      return rows.size;
    },
    key: (index) => [...rows.keys()][index] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
    clear: () => rows.clear(),
  };
}
