/** The headers of a `_headers` file that apply to every path. */
export function wholeSiteHeaders(file: string): Record<string, string> {
  const lines = file.split('\n');
  const start = lines.indexOf('/*') + 1;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('  '));
  return Object.fromEntries(lines.slice(start, end).map((line) => line.trim().split(/: (.*)/s, 2)));
}
