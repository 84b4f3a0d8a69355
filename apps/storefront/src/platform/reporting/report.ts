import type { Reporter } from './reporter.ts';

/** `never` for a text with a part that the types do not know, such as a number or a text of the user. */
type Constant<Text extends string> = Record<never, never> extends Record<Text, unknown> ? never : Text;

/**
 * Logs a failure. A build with VITE_REPORT_DSN also sends it: `context` and what `describe-error.ts` reads from the error, never its message.
 * `context`: what failed, a constant of the source. `details`: what varies, for the console only; by default the message.
 */
export function report<Context extends string>(
  error: unknown,
  context: Constant<Context>,
  details: readonly unknown[] = [error instanceof Error ? error.message : 'unknown'],
): void {
  console.error(context, ...details);
  sendReport(error, context);
}

/** Sends a failure that React has logged already. Without VITE_REPORT_DSN it does nothing, and the build contains no reporter. */
export function sendReport(error: unknown, context: string): void {
  if (!import.meta.env.VITE_REPORT_ENDPOINT) return;
  // Read now: when the reporter has arrived, another screen may be open.
  const route = readRoute();
  withReporter((reporter) => reporter.send(error, context, route));
}

let readRoute = () => '';

/** Sends errors that nothing caught and the web vitals too, and the route of every failure. `route`: the pattern of the current route. */
export function startReporting(route: () => string): void {
  if (!import.meta.env.VITE_REPORT_ENDPOINT) return;
  readRoute = route;
  withReporter((reporter) => reporter.start(route));
}

function withReporter(use: (reporter: Reporter) => void): void {
  void import('./reporter.ts').then(
    ({ reporter }) => use(reporter),
    // Offline, or a deployment has removed the chunk: reports are optional.
    () => undefined,
  );
}
