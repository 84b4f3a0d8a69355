/**
 * Runs in the page before its own scripts: records what must not happen, across reloads, until the journey ends. Its source is served as a
 * script, so it uses nothing from outside.
 */
export function recordProblems(): void {
  const record = (problem: string) => {
    const problems: string[] = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    sessionStorage.setItem('problems', JSON.stringify([...problems, problem]));
  };
  addEventListener('error', ({ message }) => {
    // A resource that could not be loaded has no message.
    if (message) record(`page error: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
}
