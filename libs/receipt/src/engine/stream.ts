import { EventEmitter } from './events.ts';

/** The subset of Node's `Readable` that pdfkit uses. Buffers chunks until the first `data` listener is added. */
class Readable extends EventEmitter {
  #waiting: (Uint8Array | null)[] = [];
  #isHeard = false;

  push(chunk: Uint8Array | null): boolean {
    if (!this.#isHeard) this.#waiting.push(chunk);
    else if (chunk === null) this.emit('end');
    else this.emit('data', chunk);
    return true;
  }

  override on(event: string, listener: (...details: unknown[]) => void): this {
    super.on(event, listener);
    if (event === 'data' && !this.#isHeard) {
      this.#isHeard = true;
      for (const chunk of this.#waiting.splice(0)) this.push(chunk);
    }
    return this;
  }
}

export default { Readable };
