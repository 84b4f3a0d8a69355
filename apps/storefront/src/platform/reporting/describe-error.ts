/** All that is sent of a failure. */
export interface ErrorReport {
  /** What failed, a constant of the source. */
  readonly context: string;
  /** The pattern of the route, such as `/food/$id`, not its address. */
  readonly route: string;
  /** The class of the error, with `reason` and `status` of a failed call: `ApiError status 500`. */
  readonly type: string;
  /** Positions in the scripts of the build, innermost first. */
  readonly frames: readonly Frame[];
}

export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const maxFrames = 20;
const isIdentifier = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z-]{1,40}$/.test(text);
const isStatus = (value: unknown): value is number => typeof value === 'number' && value >= 100 && value < 600;

/**
 * Reads from an error what cannot contain personal data: its class and where it was thrown. Messages, causes and bodies are left out, because they
 * quote input: `new URL(text)` and `JSON.parse(text)` do.
 */
export function describeError(error: unknown): Pick<ErrorReport, 'type' | 'frames'> {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { name, message, stack = '' } = error;
  const reason = 'reason' in error && isIdentifier(error.reason) ? [error.reason] : [];
  const status = 'status' in error && isStatus(error.status) ? [String(error.status)] : [];
  return { type: [isIdentifier(name) ? name : 'Error', ...reason, ...status].join(' '), frames: readFrames(stack, message) };
}

/** V8's stacks begin with the class and the message, which could contain the name of a file. */
function readFrames(stack: string, message: string): Frame[] {
  const header = message === '' ? -1 : stack.indexOf(`: ${message}`);
  const calls = header === -1 ? stack : stack.slice(header + message.length);
  return [...calls.matchAll(/\/(assets\/[\w-]+\.js):(\d+):(\d+)/g)]
    .slice(0, maxFrames)
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }));
}
