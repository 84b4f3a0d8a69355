import { EventEmitter } from './events.ts';

/** A document is written from beginning to end and read once: the chunks wait until someone listens for them. */
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
