/**
 * Records errors, rejections and policy violations across reloads until the journey ends. Runs before the page's own scripts. Served as a
 * script, so it uses nothing from outside.
 */
export function recordProblems(): void {
  const record = (problem: string) => {
    const problems: string[] = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    sessionStorage.setItem('problems', JSON.stringify([...problems, problem]));
  };
  addEventListener('error', ({ message }) => {
    // The error event of a resource has no message.
    if (message) record(`page error: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
}
