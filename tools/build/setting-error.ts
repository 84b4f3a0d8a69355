import { inspect } from 'node:util';

/** A setting that cannot be used. It is printed as its sentence, without a stack. */
export class SettingError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}
