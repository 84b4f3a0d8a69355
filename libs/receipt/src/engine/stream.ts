import { EventEmitter } from './events.ts';

/** The subset of Node's `Readable` that pdfkit uses. Buffers chunks until the first `data` listener is added. */
class Readable extends EventEmitter {
  #buffered: (Uint8Array | null)[] = [];
  #isFlowing = false;

  push(chunk: Uint8Array | null): boolean {
    if (!this.#isFlowing) this.#buffered.push(chunk);
    else if (chunk === null) this.emit('end');
    else this.emit('data', chunk);
    return true;
  }

  override on(event: string, listener: (...details: unknown[]) => void): this {
    super.on(event, listener);
    if (event === 'data' && !this.#isFlowing) {
      this.#isFlowing = true;
      for (const chunk of this.#buffered.splice(0)) this.push(chunk);
    }
    return this;
  }
}

export default { Readable };
