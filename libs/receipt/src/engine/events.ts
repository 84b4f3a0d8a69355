type Listener = (...details: unknown[]) => void;

/** The subset of Node's `EventEmitter` that pdfmake and pdfkit use. */
export class EventEmitter {
  readonly #listeners = new Map<string, Listener[]>();

  addListener(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  on(event: string, listener: Listener): this {
    return this.addListener(event, listener);
  }

  removeListener(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? [];
    this.#listeners.set(
      event,
      listeners.filter((other) => other !== listener),
    );
    return this;
  }

  emit(event: string, ...details: unknown[]): boolean {
    const listeners = this.#listeners.get(event) ?? [];
    for (const listener of listeners) listener(...details);
    return listeners.length > 0;
  }
}
