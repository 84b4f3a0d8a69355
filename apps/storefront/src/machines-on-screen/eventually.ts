/** A busy machine may need a moment. In steps: a story's clock holds everything longer than a second. Milliseconds. */
const [patienceMs, pauseMs] = [8000, 20];

/** Waits until `look` throws no more, and answers what it answers; else tells the first line of what was wrong at last. */
export async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += pauseMs) {
    try {
      return await look();
    } catch (error) {
      if (waited >= patienceMs) throw new Error(firstLine(error));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Testing Library appends the whole page. */
const firstLine = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
